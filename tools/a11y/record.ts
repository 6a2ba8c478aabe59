import { type Check, CHECKS, type PageUse, type Report, type StateUse } from './checks.ts';
import type { NamedStop } from './keyboard.ts';
import { STATES } from './states.ts';
import { type Finding, oneOfEachKind } from './visit.ts';

export type Audit = {
  looks: readonly Report[];
  states: readonly StateUse[];
  pages: readonly PageUse[];
  across: Report;
  browser: string;
  date: Date;
};

const CHECK_NAMES = Object.keys(CHECKS) as Check[];

const reportsOf = ({ looks, states, pages, across }: Audit): Report[] => [
  ...looks,
  ...states,
  ...pages,
  across,
];

/** What was looked at and found, check by check. */
export function summary(audit: Audit): { table: string; findings: Finding[] } {
  const reports = reportsOf(audit);
  const findings = reports.flatMap((report) => report.findings);
  const rows = CHECK_NAMES.map((check) => {
    const looked = reports.reduce((sum, report) => sum + (report.looked[check] ?? 0), 0);
    const found = findings.filter((finding) => finding.check === check).length;
    return `| ${check} | ${CHECKS[check]} | ${looked} | ${found} |`;
  });
  const head = ['| Check | What is asked | Looked at | Findings |', '| --- | --- | --: | --: |'];
  return { table: [...head, ...rows].join('\n'), findings };
}

/** The section of docs/PROOF.md. */
export function proofSection(audit: Audit): string {
  const { table, findings } = summary(audit);
  return [
    `\`npm run audit:a11y\`, ${audit.browser}: ${audit.pages.length} pages and ${STATES.length} states at 390 and 1440 px, light and dark; ${count(findings.length, 'finding')}. The record is [ACCESSIBILITY.md](ACCESSIBILITY.md).`,
    '',
    table,
    ...list(findings),
  ].join('\n');
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const list = (findings: readonly Finding[]) =>
  findings.length === 0
    ? []
    : ['', ...findings.map(({ check, where, what }) => `- ${check}, ${where}: ${escape(what)}`)];

/** The page docs/ACCESSIBILITY.md: what the keyboard, the zoom and the accessibility tree gave. */
export function recordPage(audit: Audit): string {
  const { table, findings } = summary(audit);
  return `${[
    '# Accessibility, as found',
    '',
    `Written by \`npm run audit:a11y\` on ${audit.date.toISOString().slice(0, 10)} with ${audit.browser}, and by nobody's hand. It records what a`,
    'program saw. No person has gone through the site with assistive technology, and no screen reader was run.',
    '',
    table,
    '',
    findings.length === 0 ? 'No findings.' : `${count(findings.length, 'finding')}:`,
    ...list(findings),
    '',
    ...keyboardPart(audit),
    '',
    ...dialogPart(audit),
    '',
    ...zoomPart(audit),
    '',
    ...forcedColoursPart(audit),
    '',
    ...namesPart(audit),
  ].join('\n')}\n`;
}

function keyboardPart({ pages }: Audit): string[] {
  const [first] = pages;
  const sizes = Object.keys(first?.stopsBySize ?? {});
  return [
    '## Keyboard paths',
    '',
    'Stops of the Tab key on each page while the storage notice stands on it: every control is reached in the',
    'order of the page, unless it is named among the findings. One set of radio buttons is one stop.',
    '',
    `| Page | ${sizes.join(' | ')} |`,
    `| --- |${' --: |'.repeat(sizes.length)}`,
    ...pages.map(
      ({ address, stopsBySize }) =>
        `| ${address} | ${sizes.map((size) => stopsBySize[size]).join(' | ')} |`,
    ),
  ];
}

function dialogPart({ states }: Audit): string[] {
  return [
    '## Dialogs',
    '',
    'Tab stays inside each dialog, Escape closes it, and the focus goes back to where it was.',
    '',
    '| Dialog | Window | Stops | Focus after Escape |',
    '| --- | --- | --: | --- |',
    ...states.flatMap(({ state, size, walk, focusAfter }) =>
      walk === null
        ? []
        : [`| ${state.name} | ${size.name} | ${walk.stops.length} | ${escape(focusAfter)} |`],
    ),
  ];
}

function zoomPart({ pages }: Audit): string[] {
  const regions = pages.filter(({ scrollRegions }) => scrollRegions.length > 0);
  return [
    '## 400 % zoom',
    '',
    'A window of 1280 by 1024 pixels at 400 % has room for 320 by 256. What scrolls sideways there stands in a',
    'frame of its own, with a name and a tab stop:',
    '',
    '| Page | Frames that scroll sideways |',
    '| --- | --- |',
    ...regions.map(
      ({ address, scrollRegions }) => `| ${address} | ${escape(scrollRegions.join('; '))} |`,
    ),
    '',
    `On the other ${pages.length - regions.length} pages nothing does.`,
  ];
}

function forcedColoursPart(audit: Audit): string[] {
  const looked = reportsOf(audit).reduce((sum, { looked: by }) => sum + (by.forcedColours ?? 0), 0);
  const found = summary(audit).findings.filter(({ check }) => check === 'forcedColours').length;
  return [
    '## Forced colours',
    '',
    `${looked} buttons, fields and chips were looked at in forced colours, over all pages and states; ${found} of them`,
    'had neither a border nor an underline. Screenshots are left in `.cache/a11y`.',
  ];
}

function namesPart({ pages }: Audit): string[] {
  const kinds = new Set(oneOfEachKind(pages.map(({ address }) => address)));
  const shown = pages.filter(({ address }) => kinds.has(address));
  const [first] = shown;
  const shared = new Set(
    first?.walk.stops
      .map(nameOf)
      .filter((name) => pages.every(({ walk }) => walk.stops.map(nameOf).includes(name))),
  );
  return [
    '## Names for screen readers',
    '',
    'From the accessibility tree of Chromium, one page of each kind at 1440 px, in the order of the Tab key.',
    '',
    '### On every page',
    '',
    ...[...shared].map((name) => `- ${name}`),
    ...shown.flatMap(({ address, structure, walk }) => [
      '',
      `### ${address}`,
      '',
      `Landmarks: ${escape(structure.landmarks.join(', '))}`,
      '',
      `Headings: ${escape(structure.headings.map(({ level, text }) => `${level} ${text}`).join(' · '))}`,
      '',
      ...walk.stops
        .map(nameOf)
        .filter((name) => !shared.has(name))
        .map((name) => `- ${name}`),
    ]),
  ];
}

const ROLES: Record<string, string> = { DisclosureTriangle: 'disclosure' };

const nameOf = ({ role, name }: NamedStop) => `${ROLES[role] ?? role}: ${escape(name)}`;

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
