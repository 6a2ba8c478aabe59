import { describe, expect, test } from 'vitest';
import { type Failure, failureList, failuresInWords, playwrightFailures } from './failures.ts';

const ROOT = '/home/owner/site';
const AGAIN = 'npm test -- lint';

describe('what failed, in the words of a tool', () => {
  test('of ESLint: each error with its file and line, no warning', () => {
    const said = [
      '',
      `${ROOT}/owner/new.ts`,
      '   3:14  warning  Unexpected console statement  no-console',
      "  12:7   error    'x' is assigned a value but never used  no-unused-vars",
      '',
      `${ROOT}/owner/csv.ts`,
      '  4:1  error  Expected an import',
      '',
      '✖ 3 problems (2 errors, 1 warning)',
    ].join('\n');
    expect(failuresInWords(said, AGAIN, ROOT)).toEqual([
      {
        place: 'owner/new.ts:12',
        what: "'x' is assigned a value but never used",
        again: AGAIN,
      },
      { place: 'owner/csv.ts:4', what: 'Expected an import', again: AGAIN },
    ]);
  });

  test('of TypeScript, in colours', () => {
    const said =
      "\u001b[96mowner/new.ts\u001b[0m:\u001b[93m7\u001b[0m:\u001b[93m3\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m ts(2304): \u001b[0mCannot find name 'y'.\n\n7   y\n    ~";
    expect(failuresInWords(said, AGAIN, ROOT)).toEqual([
      { place: 'owner/new.ts:7', what: "error ts(2304): Cannot find name 'y'.", again: AGAIN },
    ]);
  });

  test('of Prettier and of the content check: the file', () => {
    expect(
      failuresInWords(
        '[warn] README.md\npackage.json → name: found null, expected a text\n2 problems',
        AGAIN,
        ROOT,
      ),
    ).toEqual([
      { place: 'README.md', what: '', again: AGAIN },
      { place: 'package.json', what: 'name: found null, expected a text', again: AGAIN },
    ]);
  });

  test('the last line where no file is named', () => {
    expect(failuresInWords('Building…\nno-such/file.ts:3:4 is away\n\n', AGAIN, ROOT)).toEqual([
      { place: '', what: 'no-such/file.ts:3:4 is away', again: AGAIN },
    ]);
  });
});

test('of Playwright: the line that failed, and the test as it is run again', () => {
  const spec = (title: string, line: number, status: string, errors: object[]) => ({
    ...{ title, line, file: 'home.spec.ts' },
    tests: [{ status, results: [{ errors: [] }, { errors }] }],
  });
  const location = { file: `${ROOT}/tests/e2e/home.spec.ts`, line: 44, column: 5 };
  const report = {
    config: { rootDir: `${ROOT}/tests/e2e` },
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('has a title', 10, 'expected', [])],
        suites: [
          {
            title: 'tiles',
            specs: [
              spec('are four', 40, 'unexpected', [
                { message: '\u001b[31mError\u001b[39m: three\n at …', location },
              ]),
              spec('are links', 50, 'flaky', []),
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightFailures(report, ROOT)).toEqual([
    {
      place: 'tests/e2e/home.spec.ts:44',
      what: 'tiles, are four: Error: three',
      again: 'npm test -- tests/e2e/home.spec.ts:40',
    },
  ]);
});

describe('the list', () => {
  const failure = (line: number): Failure => ({
    place: `owner/new.test.ts:${line}`,
    what: 'a name',
    again: `npm test -- owner/new.test.ts:${line}`,
  });

  test('is not there where nothing failed', () => {
    expect(failureList([{ name: 'unit tests', failures: [] }])).toEqual([]);
  });

  test('names a place and how to run it again', () => {
    const steps = [
      { name: 'lint', failures: [{ place: '', what: 'it broke', again: AGAIN }] },
      { name: 'unit tests', failures: [failure(3)] },
    ];
    expect(failureList(steps)).toEqual([
      '',
      'What failed, 2 in all:',
      '  lint  it broke',
      `      again: ${AGAIN}`,
      '  owner/new.test.ts:3  a name',
      '      again: npm test -- owner/new.test.ts:3',
      '',
    ]);
  });

  test('stays on one screen, however much failed', () => {
    const failures = Array.from({ length: 300 }, (_, index) => failure(index + 1));
    const lines = failureList([{ name: 'unit tests', failures }]);
    // A terminal has 24 lines to begin with; the totals come below.
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines).toContain('  and 290 more, each with its words above');
  });
});
