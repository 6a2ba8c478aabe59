import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gameRulesSchema } from '#schemas/game-rules.ts';
import { gameSchema } from '#schemas/game.ts';
import { prosePageSchema } from '#schemas/prose-page.ts';
import { selfCheckSchema } from '#schemas/self-check.ts';

const CONTENT = join(import.meta.dirname, '../../content');

const GAMES = ['aviator', 'crash', 'dice', 'live-dealer', 'plinko'];
const GAME_RULES = ['baccarat', 'blackjack', 'craps', 'poker', 'roulette', 'sic-bo', 'slots'];
const LEGAL_PAGES = ['cookie-policy', 'privacy-policy', 'terms-of-service'];
const PAGES = [
  ...LEGAL_PAGES,
  'accessibility',
  'affiliate-disclosure',
  'crypto-wallets',
  'responsible-gaming',
].toSorted();

const read = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(CONTENT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .toSorted();

const readGame = (slug: string) => gameSchema.parse(parse(read(`games/${slug}.yaml`)));
const readRules = (slug: string) => gameRulesSchema.parse(parse(read(`game-rules/${slug}.yaml`)));
const readSelfCheck = () => selfCheckSchema.parse(parse(read('self-check.yaml')));

function readPage(slug: string) {
  const [, frontMatter, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(`pages/${slug}.md`)) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new Error(`pages/${slug}.md: expected front matter between two lines of ---`);
  }
  return { ...prosePageSchema.parse(parse(frontMatter)), body };
}

/** The anchors of a page's headings, for headings of letters and spaces alone. */
const anchorsIn = (body: string) =>
  [...body.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('game guides', () => {
  test('there are exactly the five games of the site', () => {
    expect(namesIn('games', '.yaml')).toEqual(GAMES);
  });

  test.each(GAMES)('%s fits its schema', (slug) => {
    expect(readGame(slug).title).toMatch(/, by the numbers$/);
  });

  test('a pace without a source says that it is an assumption', () => {
    for (const { name, pace } of GAMES.map(readGame)) {
      if (pace.source === null) expect(pace.note, name).toMatch(/assumption/i);
    }
  });

  test('an edge that does not complete its return to 100 is refused', () => {
    const crash = parse(read('games/crash.yaml'));
    crash.rtp[0].edgePercent = 1.1;
    crash.hour.edgePercent = 1.1;
    expect(gameSchema.safeParse(crash).success).toBe(false);
  });
});

describe('game rules', () => {
  test('there are exactly the seven games of the site, each in its own place', () => {
    expect(namesIn('game-rules', '.yaml')).toEqual(GAME_RULES);
    const places = GAME_RULES.map((slug) => readRules(slug).order);
    expect(places.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each(GAME_RULES)('%s fits its schema and names no bet twice', (slug) => {
    const names = readRules(slug).bets.map(({ bet }) => bet);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(names.length);
  });

  test('an edge given as a fraction has the same value in percent, to the printed digits', () => {
    const computed = GAME_RULES.flatMap((slug) => readRules(slug).bets).flatMap((bet) => {
      const [, over, under] = /^Computed: (\d+)\/(\d+)$/.exec(bet.source) ?? [];
      return over === undefined ? [] : [{ ...bet, fraction: Number(over) / Number(under) }];
    });
    expect(computed.length).toBe(49);
    for (const { bet, edgePercent, fraction } of computed) {
      expect(Number((100 * fraction).toFixed(4)), bet).toBe(edgePercent);
    }
  });
});

describe('roulette', () => {
  const edges = new Map(readRules('roulette').bets.map((bet) => [bet.bet, bet]));

  // Every row: numbers covered times (payout + 1) is 36, and the wheel has 37 pockets, so one
  // unit in 37 is kept. 1/37 = 0.027027..., printed 2.7027.
  test.each([
    ['Straight up (1 number), single zero', '35:1'],
    ['Split (2 numbers), single zero', '17:1'],
    ['Street (3 numbers), single zero', '11:1'],
    ['Corner (4 numbers), single zero', '8:1'],
    ['Six line (6 numbers), single zero', '5:1'],
    ['Dozen or column (12 numbers), single zero', '2:1'],
    ['Even money (18 numbers), single zero', '1:1'],
  ])('%s costs 1/37', (name, pays) => {
    expect(edges.get(name)).toMatchObject({ pays, edgePercent: 2.7027 });
  });

  test('a second zero costs 2/38 and a third 3/39', () => {
    // 2/38 = 0.0526315..., 3/39 = 0.0769230...
    expect(edges.get('Any bet above, double zero')?.edgePercent).toBe(5.2632);
    expect(edges.get('Any bet above, triple zero')?.edgePercent).toBe(7.6923);
  });

  test('five numbers at 6:1 cost 3/38', () => {
    // 5 of 38 pockets return 7 units each: 35/38 comes back. 3/38 = 0.0789473...
    expect(edges.get('Five numbers (0, 00, 1, 2, 3), double zero')?.edgePercent).toBe(7.8947);
  });

  test('half the stake back on zero halves 1/37', () => {
    // 1/74 = 0.0135135...
    expect(edges.get('Even money, single zero with la partage')?.edgePercent).toBe(1.3514);
  });
});

describe('text pages', () => {
  test('there are exactly the seven text pages of the site', () => {
    expect(namesIn('pages', '.md')).toEqual(PAGES);
  });

  test.each(PAGES)(
    '%s has valid front matter and opens its body with a second-level heading',
    (slug) => {
      expect(readPage(slug).body.trimStart()).toMatch(/^## /);
    },
  );

  test.each(LEGAL_PAGES)('%s is shown as last updated in January 2025', (slug) => {
    expect(readPage(slug)).toMatchObject({ updatedOn: '2025-01-31', updatedText: 'January 2025' });
  });

  test('the headings under which tables and lists are rendered stand once each', () => {
    const places = [
      ['cookie-policy', 'What is stored in your browser'],
      ['affiliate-disclosure', 'Every paid link'],
      ['responsible-gaming', 'Self-check'],
      ['responsible-gaming', 'Helplines'],
    ] as const;
    for (const [slug, heading] of places) {
      expect(readPage(slug).body.split(`\n## ${heading}\n`), `${slug}: ${heading}`).toHaveLength(2);
    }
  });

  test('responsible gaming leaves phone numbers to the helpline entries', () => {
    expect(readPage('responsible-gaming').body).not.toMatch(/\d{3,}[ -]\d{3,}/);
  });
});

describe('self-check', () => {
  test('has the nine questions and the four bands of the published index', () => {
    const { questions, bands } = readSelfCheck();
    expect(questions).toHaveLength(9);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(9);
    expect(bands.map(({ minPoints, maxPoints }) => [minPoints, maxPoints])).toEqual([
      [0, 0],
      [1, 2],
      [3, 7],
      [8, 27],
    ]);
  });

  test('each next step leads to a heading that exists', () => {
    const anchors = anchorsIn(readPage('responsible-gaming').body);
    const links = readSelfCheck().bands.flatMap(({ whereNext }) => whereNext);
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const { href } of links) {
      const [path, anchor] = href.split('#');
      expect(path).toBe('/responsible-gaming');
      expect(anchors, href).toContain(anchor);
    }
  });

  test('bands with a gap between them are refused', () => {
    const selfCheck = parse(read('self-check.yaml'));
    selfCheck.bands[1].minPoints = 2;
    expect(selfCheckSchema.safeParse(selfCheck).success).toBe(false);
  });
});

describe('wording', () => {
  const files = [
    ...GAMES.map((slug) => `games/${slug}.yaml`),
    ...GAME_RULES.map((slug) => `game-rules/${slug}.yaml`),
    ...PAGES.map((slug) => `pages/${slug}.md`),
    'self-check.yaml',
  ];
  const BANNED = [
    /\bguarantee/i,
    /\brisk[- ]free\b/i,
    /\bfree (bets?|bonus(es)?|cash|money|play|spins?)\b/i,
    /\bcan['’]t lose\b/i,
    /\bwin big\b/i,
    /\bbeat the (casino|house)\b/i,
    /\bwe (have )?(tested|timed|verified|checked)\b/i,
    /\bin conclusion\b/i,
    /begambleaware/i,
    /[—!]/,
  ];

  test('every file is read', () => {
    expect(files).toHaveLength(20);
  });

  test.each(files)('%s has no banned wording', (file) => {
    const found = read(file)
      .split('\n')
      .flatMap((line, index) =>
        BANNED.filter((banned) => banned.test(line)).map((banned) => `${index + 1}: ${banned}`),
      );
    expect(found).toEqual([]);
  });
});
