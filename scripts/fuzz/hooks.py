"""Half of the calls carry values that the site knows, so that they get past validation; which operations succeeded is counted."""

import json
import os
import random
import re

import schemathesis
from hypothesis import strategies as st
from schemathesis import graphql

with open(os.environ["SEYIR_KNOWN"], encoding="utf-8") as file:
    FOUND = json.load(file)
KNOWN: dict[str, list[str]] = FOUND["fields"]
CALLS: dict[str, list[dict[str, str]]] = FOUND["calls"]

REACHED: dict[str, list] = {}
OUT = os.environ["SEYIR_REACHED"]


def operation_of(case) -> str:
    body = case.body if isinstance(case.body, dict) else {}
    kind = body.get("type")
    return f"{case.path} {kind}" if case.path == "/ajax/service" else case.path


TEXT = re.compile(r'(\w+): "(?:[^"\\\\]|\\\\.)*"')
COUNT = re.compile(r"\b(page|size|season|number|replies): -?\d+")


def known_arguments(query: str) -> str:
    """A GraphQL document whose arguments of a known name carry known values."""

    def text(found: re.Match) -> str:
        values = KNOWN.get(found[1])
        return f"{found[1]}: {json.dumps(random.choice(values))}" if values else found[0]

    return COUNT.sub(lambda found: f"{found[1]}: 1", TEXT.sub(text, query))


@schemathesis.check
def no_internal_error(ctx, response, case) -> None:
    """Whatever is asked: an answer with a known code, never a failure of the site itself."""
    assert response.status_code < 500, f"status {response.status_code}"
    for error in response.json().get("errors", []):
        code = error.get("extensions", {}).get("code")
        assert code and code != "INTERNAL", json.dumps(error, ensure_ascii=False)


@schemathesis.hook
def before_call(context, case, kwargs) -> None:
    if isinstance(case.body, str):
        if random.random() < 0.6:
            case.body = known_arguments(case.body)
        return
    if not isinstance(case.body, dict) or random.random() < 0.4:
        return
    for field, values in KNOWN.items():
        if field in case.body or random.random() < 0.5:
            if field == "type" and case.path == "/ajax/service":
                continue
            case.body[field] = random.choice(values)
    # Fields that only fit together.
    fitting = CALLS.get(operation_of(case), [])
    if fitting:
        case.body.update(random.choice(fitting))
        if case.path == "/auth/register":
            name = f"uye{random.randrange(10**9)}"
            case.body.update({"username": name, "emailAddress": f"{name}@posta.example"})
    for name in case.path_parameters or {}:
        case.path_parameters[name] = random.choice(KNOWN.get(f"path:{name}", ["1"]))


@schemathesis.hook
def after_call(context, case, response) -> None:
    try:
        answer = json.loads(response.content)
    except ValueError:
        answer = {}
    if case.path == "/graphql" or case.path.endswith("/graphql"):
        fields = [context.operation.label] if context.operation else []
        done = response.status_code == 200 and not answer.get("errors")
    else:
        fields = [operation_of(case)]
        done = answer.get("success") is True
    for field in fields:
        counts = REACHED.setdefault(field, [0, 0, ""])
        counts[0] += 1
        counts[1] += done
        if not done:
            counts[2] = response.text[:300]
    with open(OUT, "w", encoding="utf-8") as file:
        json.dump(REACHED, file)


graphql.scalar("ID", st.sampled_from(KNOWN["id"]).map(graphql.nodes.String))
