/** Minutes between two times in UTC, written as 2026-11-20 14:05. */
export function minutesBetween(from: string, to: string): number {
  // eslint-disable-next-line no-restricted-globals -- A calendar, not a clock.
  const [start = 0, end = 0] = [from, to].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`));
  return (end - start) / 60_000;
}
