import { describe, expect, test } from 'vitest';
import {
  element,
  elements,
  linksWith,
  mainOf,
  named,
  pageAt,
  rowWith,
  textOf,
  textsOf,
} from './page.ts';

const GAMES = [
  { slug: 'crash', name: 'Crash' },
  { slug: 'dice', name: 'Dice' },
  { slug: 'plinko', name: 'Plinko' },
  { slug: 'aviator', name: 'Aviator' },
  { slug: 'live-dealer', name: 'Live dealer' },
] as const;

const guide = (slug: string) => mainOf(`/games/${slug}`);

describe('the list of games', () => {
  test(
    'leads to the five guides in their order',
    { tags: ['@2.routes.games', '@2.games.list'] },
    () => {
      const main = mainOf('/games');
      expect(textsOf(elements(main, 'article h2'))).toEqual(GAMES.map(({ name }) => name));
      for (const { slug, name } of GAMES) {
        const [link] = linksWith(main, new RegExp(`^${name}$`));
        expect(link?.getAttribute('href')).toBe(`/games/${slug}`);
      }
    },
  );

  test('compares what an hour of each costs on average', () => {
    // 600 rolls of $2 at 1% cost $12.
    const dice = elements(mainOf('/games'), 'li').find((item) =>
      textOf(item).includes('Dice: 600 rounds of $2 at 1%'),
    );
    expect(dice && textOf(dice)).toContain('$12');
  });
});

describe('a game guide', () => {
  test.each(GAMES)(
    'of $name has breadcrumb, title, facts, a chart with its figures, and myths',
    { tags: ['@2.routes.game', '@2.games.breadcrumb', '@2.games.rtp-and-variance'] },
    ({ slug, name }) => {
      const main = guide(slug);
      const crumbs = named(pageAt(`/games/${slug}`).body, 'navigation', 'Breadcrumb');
      expect(textsOf(elements(crumbs, 'li'))).toEqual(['Home', 'Games', name]);
      expect(textOf(element(main, 'h1'))).toBe(`${name}, by the numbers`);
      const terms = textsOf(elements(main, 'dt')).join('\n');
      for (const fact of ['RTP', 'House edge', 'Variance', 'Rounds an hour']) {
        expect(terms).toContain(fact);
      }
      // Aviator is the only game without a page of its vendor.
      const marked = elements(main, 'dd').filter((fact) => /No source found/.test(textOf(fact)));
      expect(marked).toHaveLength(slug === 'aviator' ? 2 : 0);
      expect(elements(main, 'figure')).toHaveLength(1);
      expect(textsOf(elements(main, 'details summary'))).toContain('The figures as a table');
      expect(elements(main, 'details table')).not.toEqual([]);
      expect(named(main, 'heading', 'Common myths')).toBeDefined();
    },
  );

  test.each(GAMES)(
    'of $name names two casinos, best score first, after saying what is paid for',
    { tags: '@2.games.supporters' },
    ({ slug }) => {
      const rail = elements(guide(slug), 'aside').find((aside) =>
        textOf(aside).includes('Where it is offered'),
      );
      if (rail === undefined) throw new Error('Expected where the game is offered');
      const scores = elements(rail, '[role="img"][aria-label^="Rated"]').map((stars) =>
        Number(/[\d.]+/.exec(stars.getAttribute('aria-label') ?? '')?.[0]),
      );
      expect(scores).toHaveLength(2);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const links = linksWith(rail, /opens in a new tab/);
      expect(links).toHaveLength(2);
      for (const link of links) {
        expect(link.getAttribute('target')).toBe('_blank');
        expect(link.getAttribute('rel')).toContain('noopener');
      }
      const text = textOf(rail);
      expect(text).toContain('How we are paid');
      expect(text.indexOf('How we are paid')).toBeLessThan(text.indexOf('Visit'));
    },
  );

  test.each(GAMES)('of $name leads to the other four', ({ slug }) => {
    const others = named(guide(slug), 'navigation', 'Other game guides');
    for (const other of GAMES.filter((game) => game.slug !== slug)) {
      const [link] = linksWith(others, new RegExp(`^${other.name}$`));
      expect(link?.getAttribute('href')).toBe(`/games/${other.slug}`);
    }
  });

  test.each(['aviator', 'live-dealer'])('of %s, with no round to check, says why', (slug) => {
    expect(named(guide(slug), 'heading', 'Can a round be checked?')).toBeDefined();
    expect(elements(guide(slug), 'astro-island')).toEqual([]);
  });

  test('sums an hour up as a ledger', () => {
    // 120 rounds of $2 are $240; 1% of them is $2.40.
    const ledger = named(guide('crash'), 'table', 'Average cost of an hour of crash');
    const rows = textsOf(elements(ledger, 'tr'));
    expect(rows[0]).toContain('$240');
    expect(rows.at(-1)).toContain('−$2.40');
  });

  test('says its chart in words and gives the same figures in the table', () => {
    const charts = elements(guide('crash'), '[role="img"][aria-label]');
    expect(charts.map((chart) => chart.getAttribute('aria-label')).join('\n')).toMatch(
      /2 times: 49\.5%/,
    );
    // 0.99 ÷ 2
    const figures = named(guide('crash'), 'table', 'Chance and spread by target');
    expect(textOf(rowWith(figures, /^2×/))).toContain('49.500%');
  });

  test('shows three plinko boards with the chance of their middle', () => {
    const boards = elements(guide('plinko'), 'figure [role="img"]');
    // A wide and a narrow drawing of each.
    expect(boards).toHaveLength(6);
    // C(8, 4) ÷ 256 = 70 ÷ 256
    expect(boards[0]?.getAttribute('aria-label')).toMatch(/27\.3% of all balls/);
  });
});

describe('the game rules', () => {
  const main = () => mainOf('/game-rules');

  test(
    'have a table of house edges for each of the seven games',
    { tags: '@2.routes.game-rules' },
    () => {
      for (const game of [
        'Slots',
        'Blackjack',
        'Roulette',
        'Baccarat',
        'Poker',
        'Craps',
        'Sic bo',
      ]) {
        expect(textsOf(elements(main(), 'h2'))).toContain(game);
        const table = named(main(), 'table', new RegExp(`^${game}: house edge of the main bets`));
        expect(textsOf(elements(table, 'thead th'))).toEqual(['Bet', 'A win pays', 'House edge']);
      }
      // One zero in 37 pockets, 7 units in 495.
      expect(textOf(rowWith(main(), /^Straight up/))).toContain('2.7027%');
      expect(textOf(rowWith(main(), /^Pass or come/))).toContain('1.4141%');
    },
  );

  test('name the cheapest bet and the dearest below a strip of all edges', () => {
    // Banker at 5% commission, and a tie at 8 to 1.
    const caption = element(element(main(), '#baccarat'), 'figcaption');
    expect(textOf(caption)).toMatch(
      /^Cheapest, Banker.*: 1\.0579%\. Dearest, Tie at 8:1: 14\.3596%\.$/,
    );
  });

  test('say so where a game has no single figure', () => {
    expect(textOf(rowWith(main(), /^Spin on any other slot/))).toContain('No single figure');
  });
});
