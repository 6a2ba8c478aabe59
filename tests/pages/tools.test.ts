import { expect, test } from 'vitest';
import {
  element,
  elements,
  hrefsOf,
  linksWith,
  mainOf,
  named,
  pageAt,
  rowWith,
  textOf,
  textsOf,
} from './page.ts';

/** Each tool, with the heading that its card leads to. */
const TOOLS = [
  ['Weigh a bonus', 'Weigh a bonus'],
  ['Check a round', 'Check a round'],
  ['Check your bets', 'Check your bets'],
  ['What comes back', 'What comes back'],
  ['Make a case', 'Make a case'],
  ['Cost of a session', 'Cost of a session'],
  ['Cost of an hour', 'Pace decides what an hour costs'],
  ['Compare casinos', 'Compare casinos'],
  ['Your own weights', 'Your own weights'],
  ['Self-check', 'Self-check'],
] as const;

test('the hub leads to each tool, and offers no other', () => {
  const cards = elements(mainOf('/tools'), 'ul > li > a');
  expect(cards.map((card) => textOf(element(card, 'h2')))).toEqual(TOOLS.map(([name]) => name));
  hrefsOf(cards).forEach((href, index) => {
    const [address = '', place] = href?.split('#') ?? [];
    const heading = place === undefined ? 'h1' : `#${place}, #${place} :is(h2, h3)`;
    expect(textsOf(elements(mainOf(address), heading)), href ?? '').toContain(TOOLS[index]?.[1]);
  });
});

test('the page for checking a round stands below the tools and leads to the guides of its games', () => {
  const { body } = pageAt('/tools/round');
  const crumbs = elements(named(body, 'navigation', 'Breadcrumb'), 'li');
  expect(textsOf(crumbs)).toEqual(['Home', 'Tools', 'Check a round']);
  const games = named(body, 'navigation', 'Odds and cost of the games');
  expect(hrefsOf(elements(games, 'a'))).toEqual(
    expect.arrayContaining(['/games/crash', '/games/dice', '/games/plinko']),
  );
  for (const heading of ['What a match proves', 'What a match doesn’t prove']) {
    expect(named(body, 'heading', heading)).toBeDefined();
  }
});

test('it offers every proven rule', () => {
  const [rules] = elements(mainOf('/tools/round'), 'select');
  expect(rules?.children).toHaveLength(21);
});

test('the method of weighing a bonus is written down with a case that can be followed', () => {
  const main = mainOf('/tools/method');
  expect(textOf(element(main, 'h1'))).toBe('How a bonus is weighed');
  expect(textOf(main)).toContain('13,357 ÷ 50,653 = 26.37% lose everything');
  expect(elements(main, 'table')).toHaveLength(4);
});

test('how robust our order is stands there for every casino, from all 50,388 weightings', () => {
  const part = named(
    mainOf('/tools/weights'),
    'region',
    'How much our ranking depends on our weights',
  );
  expect(textOf(part)).toContain('50,388 of them, all counted');
  expect(textOf(part)).not.toContain('another casino is first');
  const rows = elements(part, 'tbody tr');
  expect(rows).toHaveLength(14);
  // 11,509, 7,460 and 23,737 of 50,388; and 16, 16 and 3,418.
  const cellsOf = (row: HTMLElement) => textsOf(elements(row, 'td'));
  expect(cellsOf(rowWith(part, 'Saltlantern'))).toEqual(['=3', '23%', '15%', '47%', '1 to 14']);
  expect(cellsOf(rowWith(part, 'Halyard Nine'))).toEqual([
    ...['6', 'under 1%', 'under 1%', '7%'],
    '1 to 14',
  ]);
  expect(hrefsOf(linksWith(mainOf('/how-we-rate'), /Weigh it yourself/))).toEqual([
    '/tools/weights',
  ]);
});

test('what comes back stands beside the cost, and what has no rate is named', () => {
  const main = mainOf('/tools/rewards');
  const part = named(main, 'region', 'Of each $100 bet');
  expect(textOf(part)).toMatch(/^Of each \$100 bet ?The cost ?−\$1/);
  expect(textOf(part)).toContain('Can’t be worked out: the rate isn’t published.');
  // 5% of a week’s loss from $20 on, at most $250, by the binomial distribution in another program.
  const weekly = elements(part, 'section').find((rule) => textOf(rule).includes('Quillmark'));
  expect(weekly && textsOf(elements(weekly, 'li > b'))).toEqual(['$0.08', '$0.22', '$2.53']);
  expect(textOf(part)).not.toMatch(/\bvalue\b/i);
});

test('the list of all pages has them by their kinds', () => {
  const main = mainOf('/search');
  expect(textsOf(elements(main, 'h2'))).toEqual([
    'Casino reviews',
    'Bonuses',
    'Payments and KYC',
    'Tools',
    'Guides',
    'Strategies',
    'Games',
    'Countries',
    'Help and this site',
  ]);
  expect(hrefsOf(elements(main, 'a'))).toEqual(
    expect.arrayContaining(['/reviews/quillmark', '/tools']),
  );
});

test('newcomers get six short parts, with the figures of the pages that these lead to', () => {
  const parts = elements(mainOf('/start'), 'section[id]');
  expect(parts.map((part) => textOf(element(part, 'h2')))).toEqual([
    ...['What it is', 'Whether you may', 'What it costs'],
    ...['What you need', 'What goes wrong', 'Before you start'],
  ]);
  const texts = parts.map(textOf);
  for (const text of texts) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(60);
  // 600 spins of $1, of which the slot keeps 3.5%.
  expect(texts[2]).toContain('−$21');
  expect(texts[3]).toContain('$1 to $100');
  const [heading = ''] = /\d+ of 100 lose everything/.exec(texts[4] ?? '') ?? [];
  expect(textOf(mainOf('/tools/bonus'))).toContain(heading || 'no heading');
});
