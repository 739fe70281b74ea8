"""Some calls are whole ones that the site can fulfil, some carry values that it knows, the rest are as they were
generated; which operations succeeded is counted."""

import base64
import json
import os
import random
import re
from urllib.parse import urlencode
from urllib.request import urlopen

import schemathesis
from hypothesis import strategies as st
from schemathesis import graphql

FITTING = os.environ["SEYIR_FITTING"]
OUT = os.environ["SEYIR_REACHED"]
with urlopen(f"{FITTING}/fields") as known:
    KNOWN: dict[str, list[str]] = json.load(known)

# By operation: calls, successes, what the last refused whole call was answered (or the last refused one at all).
REACHED: dict[str, list] = {}
WHOLE: set[str] = set()


def operation_of(case) -> str:
    if case.path.endswith("/graphql"):
        return case.operation.label.split(".")[-1]
    kind = case.body.get("type") if isinstance(case.body, dict) else None
    return f"{case.path} {kind}" if case.path == "/ajax/service" else case.path


TEXT = re.compile(r'(\w+): "(?:[^"\\\\]|\\\\.)*"')
COUNT = re.compile(r"\b(page|size|season|number|replies): -?\d+")


def known_arguments(query: str, ids: list[str]) -> str:
    """A GraphQL document whose arguments of a known name carry known values; `ids`: those of `id`, if there are any."""

    def text(found: re.Match) -> str:
        values = (ids if found[1] == "id" else None) or KNOWN.get(found[1])
        return f"{found[1]}: {json.dumps(random.choice(values))}" if values else found[0]

    return COUNT.sub(lambda found: f"{found[1]}: 1", TEXT.sub(text, query))


def known_fields(case) -> None:
    for field, values in KNOWN.items():
        if field == "type" and case.path == "/ajax/service":
            continue
        if field in case.body or random.random() < 0.5:
            case.body[field] = random.choice(values)
    for name in case.path_parameters or {}:
        case.path_parameters[name] = random.choice(KNOWN.get(f"path:{name}", ["1"]))


def whole_call(case, kwargs, call) -> None:
    if "document" in call:
        kwargs["json"] = call["document"]
        return
    fields = call["fields"]
    names = list(case.path_parameters or {})
    case.path_parameters = {name: fields[name] for name in names}
    case.query = {}
    case.body = {name: value for name, value in fields.items() if name not in names}
    if "photo" in call:
        case.media_type = "multipart/form-data"
        kwargs["data"] = fields
        content = base64.b64decode(call["photo"]["content"])
        kwargs["files"] = {call["photo"]["field"]: ("resim.png", content, "image/png")}


@schemathesis.check
def no_internal_error(ctx, response, case) -> None:
    """Whatever is asked: an answer with a known code, never a failure of the site itself."""
    assert response.status_code < 500, f"status {response.status_code}"
    for error in response.json().get("errors", []):
        code = error.get("extensions", {}).get("code")
        assert code and code != "INTERNAL", json.dumps(error, ensure_ascii=False)


@schemathesis.hook
def before_call(context, case, kwargs) -> None:
    with urlopen(f"{FITTING}/call?{urlencode({'of': operation_of(case)})}") as answer:
        call = json.load(answer)
    case.headers = {**(case.headers or {}), "Cookie": call["cookie"]}
    if case.method == "POST" and ("document" in call or "fields" in call):
        whole_call(case, kwargs, call)
        WHOLE.add(case.id)
    elif random.random() < 0.5:
        if isinstance(case.body, str):
            case.body = known_arguments(case.body, call.get("ids", []))
        elif isinstance(case.body, dict):
            known_fields(case)


@schemathesis.hook
def after_call(context, case, response) -> None:
    try:
        answer = json.loads(response.content)
    except ValueError:
        answer = {}
    if case.path.endswith("/graphql"):
        done = response.status_code == 200 and not answer.get("errors")
    else:
        done = answer.get("success") is True
    is_whole = case.id in WHOLE
    WHOLE.discard(case.id)
    counts = REACHED.setdefault(operation_of(case), [0, 0, "", False])
    counts[0] += 1
    counts[1] += done
    if not done and (is_whole or not counts[3]):
        counts[2:] = [response.text[:300], is_whole]
    with open(OUT, "w", encoding="utf-8") as file:
        json.dump(REACHED, file)


graphql.scalar("ID", st.sampled_from(KNOWN["id"]).map(graphql.nodes.String))
