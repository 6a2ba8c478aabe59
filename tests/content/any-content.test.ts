import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { readContent } from '#check/read/read-content.ts';
import { CONTENT_NAMES, CONTENTS } from '#tests/fixtures/contents.ts';

/** Contents under test: the site's own, where `CONTENT_DIR` names it, or else every other one. */
const names = CONTENT_NAMES.filter(
  (name) => (name === 'own') === Boolean(process.env['CONTENT_DIR']),
);
/** Results of their checks. The tests have to hold for any content that the check accepts, however little is in it. */
const CHECKED = await Promise.all(
  names.map(async (name) => {
    const { contentDir } = CONTENTS[name];
    return { name, contentDir, ...(await checkContent('.', contentDir)) };
  }),
);

/** Addresses of help services that have closed. */
const DEAD_SERVICES = ['begambleaware', 'gambleaware.org', 'loketkansspel'];

describe.each(CHECKED)('$name', ({ contentDir, content, heldBack, problems }) => {
  const files = readContent('.', contentDir).map(({ file }) => file);

  test('the check finds no problem', () => {
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test('every collection is read whole: every file is an entry, or waits', () => {
    const read = [...Object.values(content).flat(), ...heldBack.map(({ entry }) => entry)];
    expect(read.length).toBeGreaterThan(0);
    expect(read.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  test('no file names the address of a service that has closed', () => {
    const offenders = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase();
      return DEAD_SERVICES.filter((dead) => text.includes(dead)).map((dead) => [file, dead]);
    });
    expect(offenders).toEqual([]);
  });

  test('a pace without a source says that it is an assumption', () => {
    for (const { file, data } of content.games) {
      if (data.pace.source === null) expect(data.pace.note, file).toMatch(/assumption/i);
    }
  });

  test('an edge given as a fraction has the same value in percent, to the printed digits', () => {
    for (const { bet, edgePercent, sum } of content.gameRules.flatMap(({ data }) => data.bets)) {
      const [, over, under] = /^(\d+)\/(\d+)$/.exec(sum ?? '') ?? [];
      if (over === undefined) continue;
      expect(Number(((100 * Number(over)) / Number(under)).toFixed(4)), bet).toBe(edgePercent);
    }
  });
});
