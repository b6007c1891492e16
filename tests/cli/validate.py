"""Validates answers of cota against the published schemas.

validate.py SCHEMAS ANSWER...: exit code 0 if every answer fits the schema it names, 1 if one does not, 2 if nothing could
be validated.
"""
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is missing", file=sys.stderr)
    sys.exit(2)


def main(folder, answers):
    schemas = {}
    for path in sorted(pathlib.Path(folder).glob("cota-*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        schemas[schema["properties"]["schema"]["const"]] = schema
    failed = not schemas or not answers
    for path in answers:
        try:
            answer = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        except ValueError as error:
            print(f"{path}: {error}")
            failed = True
            continue
        schema = schemas.get(answer.get("schema"))
        if schema is None:
            print(f"{path}: no schema for {answer.get('schema')}")
            failed = True
            continue
        errors = list(jsonschema.Draft202012Validator(schema).iter_errors(answer))
        for error in errors[:5]:
            print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
        failed = failed or bool(errors)
        print(f"{path}: {answer['schema']}: {'refused' if errors else 'valid'}")
    return 1 if failed else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
