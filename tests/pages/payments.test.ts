import { describe, expect, test } from 'vitest';
import { element, elements, linksWith, mainOf, named, rowWith, textOf, textsOf } from './page.ts';

const CATEGORIES = {
  'fast-payout': 'Fast payouts',
  'no-kyc': 'No KYC, and what it means',
  'fees-by-coin': 'Fees by coin',
  'provably-fair': 'Provably fair games',
};

const overview = () => mainOf('/payments-kyc');
const category = (slug: string) => mainOf(`/payments-kyc/${slug}`);
const tableOf = (main: HTMLElement) => named(main, 'table', /^Casinos/);

const casinosOf = (main: HTMLElement) =>
  elements(tableOf(main), 'tbody th[scope="row"]').map((head) =>
    textOf(head).replace(/ ?Score.*$/, ''),
  );

describe('the comparison table, before any script', () => {
  test(
    'has the two sample rows: 10 USDT within 12 h, 20 USDT within 2 h',
    { tags: '@9.sample-rows' },
    () => {
      for (const [casino, deposit, speed] of [
        ['Ferrystone', '10 USDT', '1 to 12 h'],
        ['Northbarrow', '20 USDT', '20 min to 2 h'],
      ] as const) {
        const row = textOf(rowWith(tableOf(overview()), casino));
        expect(row).toContain(deposit);
        expect(row).toContain(speed);
      }
    },
  );

  test('says in each row the score that its place follows from', () => {
    const heads = textsOf(elements(tableOf(overview()), 'tbody th[scope="row"]'));
    const scores = heads.map((head) => Number(/Score (\d\.\d{2,3})$/.exec(head)?.[1]));
    expect(scores).toHaveLength(15);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('the categories', () => {
  test(
    'stand as tabs on the overview, with reading tips, key notes and help',
    { tags: ['@2.payments.tips', '@2.payments.help'] },
    () => {
      const tabs = named(overview(), 'navigation', 'Payment categories');
      for (const slug of Object.keys(CATEGORIES)) {
        expect(elements(tabs, `a[href="/payments-kyc/${slug}"]`)).toHaveLength(1);
      }
      expect(textsOf(elements(tabs, '[aria-current="page"]'))).toEqual(['Overview']);
      expect(textsOf(elements(overview(), 'h2'))).toEqual(
        expect.arrayContaining(['Reading the table', 'Key notes']),
      );
      const [help] = linksWith(overview(), /^Limits, self-exclusion/);
      expect(help?.getAttribute('href')).toBe('/responsible-gaming');
      expect(textOf(overview())).toContain('Gambling should stay affordable.');
    },
  );

  test.each(Object.entries(CATEGORIES))(
    '%s shows title, description, its tab, the whole table and key notes',
    {
      tags: [
        '@2.routes.payments-category',
        '@2.payments-category.known',
        '@2.payments-category.content',
      ],
    },
    (slug, title) => {
      const main = category(slug);
      expect(textOf(element(main, 'h1'))).toBe(title);
      expect(textOf(element(main, 'h1 + p')).length).toBeGreaterThanOrEqual(60);
      const tabs = named(main, 'navigation', 'Payment categories');
      expect(element(tabs, '[aria-current="page"]').getAttribute('href')).toBe(
        `/payments-kyc/${slug}`,
      );
      expect(casinosOf(main)).toHaveLength(15);
      expect(textsOf(elements(main, 'h2'))).toContain('Key notes');
      expect(textOf(main)).toContain('Gambling should stay affordable.');
    },
  );

  test('fast-payout starts with the shortest of the slowest times', () => {
    const names = casinosOf(category('fast-payout'));
    expect(names.slice(0, 4)).toEqual(['Quillmark', 'Copperfinch', 'Halyard Nine', 'Tidewrack']);
    expect(names.at(-1)).toBe('Marlowick');
    const [sorted] = elements(tableOf(category('fast-payout')), '[aria-sort]');
    expect(sorted && textOf(sorted)).toContain('Withdrawal speed');
    expect(sorted?.getAttribute('aria-sort')).toBe('ascending');
  });

  test('no-kyc starts with the fewest checks and says what sets one off', () => {
    const names = casinosOf(category('no-kyc'));
    expect([names[0], names.at(-1)]).toEqual(['Tidewrack', 'Wickmere']);
    expect(textOf(rowWith(tableOf(category('no-kyc')), 'Saltlantern'))).toContain(
      '$2,000 withdrawn in all',
    );
  });

  test('fees-by-coin lists every network with its fee, the date of it and its wait', () => {
    const main = category('fees-by-coin');
    const coins = named(main, 'table', /by network/);
    const tron = textOf(rowWith(coins, /USDT.*Tron/));
    for (const text of ['US$1.88', 'As of Mar 12, 2026', '(TRC-20)1 min']) {
      expect(tron).toContain(text);
    }
    expect(textOf(coins)).not.toContain('XMR');
    expect(textOf(element(main, '#coin-xmr'))).toMatch(/^XMR on .*: fee and wait not known\./);
    expect(textOf(element(tableOf(main), 'thead'))).toContain('Withdrawal fee');
    expect(casinosOf(main).at(-1)).toBe('Isleforge');
  });

  test('fees-by-coin leads from a coin to casinos that take it', () => {
    const monero = element(category('fees-by-coin'), '#coin-xmr');
    expect(textOf(monero)).toMatch(/\d+ of 15/);
    expect(element(monero, 'a[href]').getAttribute('href')).toMatch(/^\/reviews\//);
  });

  test('provably-fair lists the games to recompute, most games first', () => {
    const main = category('provably-fair');
    expect(casinosOf(main)[0]).toBe('Copperfinch');
    const row = textOf(rowWith(tableOf(main), 'Copperfinch'));
    expect(row).toContain('Crash, plinko and dice');
    expect(row).toContain('RTP printed: every game');
  });
});
