"""Validates answers of cota against the published schemas.

validate.py SCHEMAS ANSWER...: exit code 0 if every answer fits the schema it names, 1 if one does not, 2 if nothing could
be validated. Answers in formats of others are known by their shape; their schemas lie beside this file.
"""
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is missing", file=sys.stderr)
    sys.exit(2)


def name_of(answer):
    """What the answer says it is."""
    if "runs" in answer and "version" in answer:
        return "sarif-" + str(answer["version"])
    if answer.get("type") == "FeatureCollection" and "schema" not in answer:
        return "geojson-findings"
    return answer.get("schema")


def main(folder, answers):
    schemas = {}
    for path in sorted(pathlib.Path(folder).glob("cota-*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        schemas[schema["properties"]["schema"]["const"]] = schema
    for path in sorted((pathlib.Path(__file__).parent / "schemas").glob("*.schema.json")):
        schemas[path.name.removesuffix(".schema.json")] = json.loads(path.read_text(encoding="utf-8"))
    for schema in schemas.values():
        jsonschema.validators.validator_for(schema).check_schema(schema)
    failed = not schemas or not answers
    for path in answers:
        try:
            answer = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        except ValueError as error:
            print(f"{path}: {error}")
            failed = True
            continue
        schema = schemas.get(name_of(answer))
        if schema is None:
            print(f"{path}: no schema for {name_of(answer)}")
            failed = True
            continue
        errors = list(jsonschema.validators.validator_for(schema)(schema).iter_errors(answer))
        for error in errors[:5]:
            print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
        failed = failed or bool(errors)
        print(f"{path}: {name_of(answer)}: {'refused' if errors else 'valid'}")
    return 1 if failed else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
