"""Walks the calendar day by day: the second program for the dates of complaints.

Prints 1,000 cases with the day that a rule leads to, as JSON. It shares no code and no date library
with the site: years, months and weekdays are counted on one's fingers from Monday, January 1, 2024.
"""
import json

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def length(year, month):
    leap = year % 400 == 0 or (year % 4 == 0 and year % 100 != 0)
    return 29 if month == 2 and leap else LENGTHS[month - 1]


class Day:
    def __init__(self, year, month, date, weekday):
        self.year, self.month, self.date, self.weekday = year, month, date, weekday

    def next(self):
        weekday = (self.weekday + 1) % 7
        if self.date < length(self.year, self.month):
            return Day(self.year, self.month, self.date + 1, weekday)
        if self.month < 12:
            return Day(self.year, self.month + 1, 1, weekday)
        return Day(self.year + 1, 1, 1, weekday)

    def text(self):
        return "%04d-%02d-%02d" % (self.year, self.month, self.date)


ALL = [Day(2024, 1, 1, 0)]
while ALL[-1].year < 2044:
    ALL.append(ALL[-1].next())


def end(at, n, unit):
    """Index of the last day of a period that starts with the day at an index."""
    if unit == "hours":
        left = n
        while left > 0:
            at, left = at + 1, left - 24
    if unit in ("days", "weeks"):
        for _ in range(n * (7 if unit == "weeks" else 1)):
            at += 1
    if unit == "business-days":
        left = n
        while left > 0:
            at += 1
            if NAMES[ALL[at].weekday] not in ("Sat", "Sun"):
                left -= 1
    if unit in ("months", "years"):
        date, left = ALL[at].date, n * (12 if unit == "years" else 1)
        while left > 0:
            at += 1
            if ALL[at].date == 1:
                left -= 1
        while ALL[at].date < date and ALL[at + 1].date != 1:
            at += 1
    return at


def before(at, unit):
    """Index of the day to send on."""
    at -= 1
    while unit == "business-days" and NAMES[ALL[at].weekday] in ("Sat", "Sun"):
        at -= 1
    return at


STATE = 20261127


def draw(count):
    global STATE
    STATE = (STATE * 1103515245 + 12345) % 2147483648
    return STATE // 65536 % count


def pick(choices):
    return choices[draw(len(choices))]


def event(at):
    """Says what the reader knows of a day: its index at the earliest and at the latest, and the words for it."""
    shape = pick(["day", "span", "instant"])
    if shape == "day":
        return at, at, {"day": ALL[at].text()}
    if shape == "span":
        to = at + 1 + draw(40)
        return at, to, {"dayFrom": ALL[at].text(), "dayTo": ALL[to].text()}
    minute, zone = draw(24 * 60), pick([-720, -570, -300, -60, 0, 120, 345, 540, 840])
    in_utc = at
    if minute - zone < 0:
        in_utc = at - 1
    if minute - zone >= 24 * 60:
        in_utc = at + 1
    sign = "-" if zone < 0 else "+"
    clock = "T%02d:%02d:00%s%02d:%02d" % (minute // 60, minute % 60, sign, abs(zone) // 60, abs(zone) % 60)
    return min(at, in_utc), max(at, in_utc), {"at": ALL[at].text() + clock}


MOST = {"hours": 200, "days": 400, "business-days": 90, "weeks": 60, "months": 36, "years": 5}
CASES = []
for _ in range(1000):
    at = 2 + draw(12 * 365)
    is_month_end = draw(3) == 0
    while is_month_end and ALL[at + 1].date != 1:
        at += 1
    early, late, said = event(at)
    unit = pick(list(MOST))
    n = 1 + draw(MOST[unit])
    if is_month_end and ALL[at].year % 4 == 3:
        unit, n = "months", 14 - ALL[at].month + 12 * draw(2)  # To a February of 28 or 29 days.
    today, sent, pause = early + draw(700), late + draw(60), 1 + draw(30)
    mode = pick(["last", "from", "after", "answer", "day-one", "paused"])
    start = {"last": early, "from": late, "after": late}.get(mode, sent)
    last = end(start, n, unit) + {"after": 1, "day-one": -1, "paused": pause}.get(mode, 0)
    if draw(4) == 0:
        today = max(early, last - draw(3))
    case = {"mode": mode, "event": said, "n": n, "unit": unit, "today": ALL[today].text()}
    if mode in ("answer", "day-one", "paused"):
        case["sent"] = ALL[sent].text()
    if mode == "paused":
        case["pause"] = [ALL[sent + 1].text(), ALL[sent + 1 + pause].text()]
    case["day"], case["weekday"] = ALL[last].text(), NAMES[ALL[last].weekday]
    if mode == "last":
        case["sendBy"] = None if last < today else ALL[max(before(last, unit), today)].text()
    CASES.append(case)
print(json.dumps(CASES))
