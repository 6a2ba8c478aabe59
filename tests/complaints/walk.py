"""Walks the calendar day by day: the second program for the dates of complaints.

Prints 1,000 periods with the day they lead to, as JSON. It shares no code and no date library with
the site: years, months and weekdays are counted on one's fingers from Monday, January 1, 2024.
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


MOST = {"hours": 200, "days": 400, "business-days": 90, "weeks": 60, "months": 36, "years": 5}
ROWS = []
for _ in range(1000):
    start = 1 + draw(12 * 365)
    unit = list(MOST)[draw(len(MOST))]
    n = 1 + draw(MOST[unit])
    mode = ["plain", "day-one", "after"][draw(3)]
    last = end(start, n, unit) + {"plain": 0, "day-one": -1, "after": 1}[mode]
    send = before(last, unit)
    ROWS.append(
        [ALL[start].text(), n, unit, mode, ALL[last].text(), NAMES[ALL[last].weekday], ALL[send].text()]
    )
print("[\n" + ",\n".join("  " + json.dumps(row) for row in ROWS) + "\n]")
