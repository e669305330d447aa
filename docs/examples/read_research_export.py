#!/usr/bin/env python3
"""Pauses, bursts and words a minute of each text in an export for research.

    python3 read_research_export.py EXPORT.zip

Needs Python 3.9 and nothing else. Prints one JSON object a line: what is computed here from events/*.csv alone, under the names that
measures.csv has for the same. The format: docs/research-export.md; the definitions: docs/metrics.md.
"""

import csv
import io
import json
import math
import re
import statistics
import sys
import zipfile

ACTIVE_GAP = 2  # seconds: a longer gap is a pause
IDLE = 300  # seconds: in a longer gap nobody is taken to sit at the text
SAMPLING = 1  # seconds

FORMULA = "=+\\-@\uff1d\uff0b\uff0d\uff20"
BLANK = " \t\n\r\f\v\u00a0\ufeff"
GUARDS = [
    re.compile(r"\A'(?='*[\t\r])"),
    re.compile(rf"((?:\A|[,;\t\r\n])[{BLANK}\"]*)'(?='*[{FORMULA}])"),
]


def unguarded(cell):
    """Takes off the apostrophes that keep spreadsheet programs from running a cell."""
    cell = GUARDS[0].sub("", cell)
    return GUARDS[1].sub(r"\1", cell)


def rows(archive, name):
    with archive.open(name) as file:
        text = io.TextIOWrapper(file, encoding="utf-8-sig", newline="")
        for row in csv.DictReader(text):
            yield {column: unguarded(cell) for column, cell in row.items()}


def events_of(archive, name):
    """Changes in order; the row in front of them that says what the text began with is left out."""
    for row in rows(archive, name):
        if row["save"] == "0":
            continue
        yield {
            "second": int(row["down_time"]) // 1000,
            "save": int(row["save"]),
            "words": int(row["word_count"]),
            "position": int(row["position"]),
            "deleted": int(row["deleted"]),
            "inserted": int(row["inserted"]),
            "edge": int(row["leading_edge"]),
            "moved": int(row["moved"]),
            "is_typed": row["origin"] == "typed",
            "kind": row["kind"],
        }


def median(values):
    return statistics.median(values) if values else None


def times_and_pauses(events):
    seconds = {}
    for event in events:
        seconds[event["save"]] = event["second"]
    moments = list(seconds.values())
    active = SAMPLING if moments else 0
    think = away = 0
    pauses = []
    for before, after in zip(moments, moments[1:]):
        gap = after - before
        if gap <= ACTIVE_GAP:
            active += gap
            continue
        active += SAMPLING
        if gap <= IDLE:
            think += gap - SAMPLING
            pauses.append(gap)
        else:
            away += gap - SAMPLING
    return {
        "saves": len(moments),
        "active_s": active,
        "think_s": think,
        "away_s": away,
        "total_s": active + think,
        "pauses": len(pauses),
        "pauses_10s": sum(1 for gap in pauses if gap >= 10),
        "pause_median_s": median(pauses),
    }


def at_edge(event):
    return event["position"] + event["deleted"] >= event["edge"]


def produces(event):
    is_own = event["is_typed"] and event["moved"] == 0 and event["kind"] in ("plain", "batched")
    return is_own and event["deleted"] == 0 and at_edge(event)


def bursts(events):
    """Runs of text added at the end without a pause, by what ended them: P, R, E or O."""
    lengths = {"p": [], "r": [], "e": [], "o": []}
    chars = last = None
    for event in events:
        if chars is not None:
            is_paused = event["second"] - last > ACTIVE_GAP
            if is_paused or not produces(event):
                revises = event["deleted"] > 0 or not at_edge(event)
                lengths["p" if is_paused else "r" if revises else "o"].append(chars)
                chars = None
        if produces(event):
            chars = (chars or 0) + event["inserted"]
            last = event["second"]
    if chars is not None:
        lengths["e"].append(chars)
    figures = {}
    for end, all_lengths in lengths.items():
        figures[f"bursts_{end}_count"] = len(all_lengths)
        figures[f"bursts_{end}_chars"] = sum(all_lengths)
        figures[f"bursts_{end}_median_chars"] = median(all_lengths)
    return figures


def figures_of(events):
    figures = times_and_pauses(events)
    total = figures["total_s"]
    words = events[-1]["words"] if events else 0
    figures["wpm"] = math.ceil(words * 60 / total) if total else None
    return {"ops": len(events), **figures, **bursts(events)}


def replayed(archive, name):
    """The text that the changes lead to; nothing where the export holds no texts."""
    text = []
    has_texts = False
    for row in rows(archive, name):
        position, deleted = int(row["position"]), int(row["deleted"])
        change = row["text_change"]
        has_texts = has_texts or change != ""
        if row["activity"] == "Remove/Cut":
            change = ""
        elif row["activity"] == "Replace":
            change = change[deleted + len(" => ") :]
        text[position : position + deleted] = change
    return "".join(text) if has_texts else None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with zipfile.ZipFile(sys.argv[1]) as archive:
        for name in archive.namelist():
            if not name.startswith("events/"):
                continue
            events = list(events_of(archive, name))
            code = name[len("events/") : -len(".csv")]
            line = {"id": code, **figures_of(events)}
            text = replayed(archive, name)
            if text is not None:
                line["leads_to_text"] = text == archive.read(f"texts/{code}.txt").decode("utf-8")
            print(json.dumps(line))


if __name__ == "__main__":
    main()
