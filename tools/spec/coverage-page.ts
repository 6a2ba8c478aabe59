import type { TaggedTest } from './collect-tests.ts';
import type { Coverage } from './compare.ts';

const FOLDER = 'tests/e2e';

const INTRODUCTION = [
  '# Which test proves which line of the specification',
  '',
  'Written by `npm run spec:coverage` from tests/spec/lines.ts and from the tags of the browser tests;',
  '`npm run spec:coverage -- --check` fails where this file is not what they give. To run the tests of',
  'one line: `npx playwright test --grep @2.home.tiles`.',
];

/** The page docs/SPEC-COVERAGE.md: the lines in their order, each with its tests or its reason. */
export function coveragePage({ lines }: Coverage): string {
  const background = lines.filter(({ line }) => 'kind' in line).length;
  const tests = new Set(lines.flatMap((one) => one.tests)).size;
  const sections = [...new Set(lines.map(({ line }) => line.section))];
  const text = [
    ...INTRODUCTION,
    '',
    `${lines.length} lines: ${lines.length - background} proven by ${tests} tests, ${background} background.`,
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| Id | Line | Test |',
      '| --- | --- | --- |',
      ...lines.filter(({ line }) => line.section === section).map(row),
    ]),
  ];
  return `${text.join('\n')}\n`;
}

function row({ line, tests }: Coverage['lines'][number]): string {
  const reason = 'kind' in line ? [`Background. ${escape(line.reason)}`] : [];
  return `| ${line.id} | ${escape(line.text)} | ${[...reason, ...describe(tests)].join('<br>')} |`;
}

/** Tests that one loop makes stand on the same line of a file: the first speaks for them. */
function describe(tests: readonly TaggedTest[]): string[] {
  const loops = Map.groupBy(tests, ({ file, line }) => `${file}:${line}`);
  return [...loops.values()].map((alike) => {
    const [{ file, title }] = alike as [TaggedTest];
    const others = alike.length > 1 ? ` (and ${alike.length - 1} like it)` : '';
    return `${escape(title)}${others}, [${file}](../${FOLDER}/${file})`;
  });
}

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
