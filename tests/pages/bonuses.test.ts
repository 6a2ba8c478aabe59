import { describe, expect, test } from 'vitest';
import { element, elements, linksWith, mainOf, named, pageAt, textOf, textsOf } from './page.ts';

const CATEGORIES = [
  { slug: 'no-deposit', title: 'No deposit bonuses', offers: ['Copperfinch', 'Pellucid'] },
  { slug: 'free-spins', title: 'Free spins', offers: ['Wickmere', 'Dunmarch'] },
  { slug: 'cashback', title: 'Cashback and rakeback', offers: ['Saltlantern', 'Tidewrack'] },
  { slug: 'reload', title: 'Reload bonuses', offers: ['Larkspire', 'Vantry'] },
  { slug: 'high-roller', title: 'High-roller offers', offers: ['Halyard Nine', 'Northbarrow'] },
] as const;

const CHIPS = 'svg[viewBox="0 0 120 120"]';

const main = () => mainOf('/bonuses');
const cards = () => elements(main(), '#all article');
const nameOn = (card: HTMLElement) => textOf(element(card, 'h3'));

function cardOf(casino: string): HTMLElement {
  const card = cards().find((one) => nameOn(one) === casino);
  if (card === undefined) throw new Error(`Expected a card of ${casino}, found none`);
  return card;
}

const textsOn = (card: HTMLElement) => textsOf(elements(card, '*'));

const termOf = (casino: string, label: string) => {
  const term = elements(cardOf(casino), 'dl > div').find((row) => textOf(row).startsWith(label));
  return term && textOf(element(term, 'dd'));
};

describe('the page of all bonuses', () => {
  test(
    'three tiles lead to the no deposit bonuses, welcome packages and cashback offers',
    { tags: '@2.bonuses.tiles' },
    () => {
      const tiles = named(main(), 'navigation', 'Kinds of bonus');
      for (const [name, href] of [
        ['No Deposit Bonuses', '/bonuses/no-deposit'],
        ['Welcome Packages', '/bonuses#welcome'],
        ['Cashback Offers', '/bonuses/cashback'],
      ] as const) {
        const [tile] = linksWith(tiles, new RegExp(name));
        expect(tile?.getAttribute('href')).toBe(href);
        expect(named(tiles, 'heading', name)).toBeDefined();
      }
      const welcome = named(main(), 'table', /^Welcome packages/);
      expect(elements(welcome, 'tbody th[scope="row"]')).toHaveLength(4);
    },
  );

  test('every category can be reached from the page', () => {
    for (const { slug } of CATEGORIES) {
      expect(elements(main(), `a[href="/bonuses/${slug}"]`)).not.toEqual([]);
    }
  });

  test('each card has its payout time, what becomes of a hundred players and four terms', () => {
    for (const card of cards()) {
      expect(textOf(card)).toContain('Payout time');
      expect(textsOf(elements(card, '[data-offer] dt')).join()).toMatch(
        /^Wagering,Min deposit,Max (?:bet|cash-out),Expires$/,
      );
      expect(textOf(element(card, '[data-offer] b'))).toMatch(
        /^\d+ of 100 (?:lose everything|leave with nothing)\.$|^No wagering\.$|^We can’t work out/,
      );
    }
  });

  test('the offers where fewest end with nothing come first, those without a hundred last', () => {
    const list = elements(main(), '#all [data-offers] > *').map((entry) =>
      entry.localName === 'h2' ? textOf(entry) : nameOn(entry),
    );
    expect(list.indexOf('Halyard Nine')).toBe(0);
    const heading = list.indexOf('No wagering, or not worked out');
    expect(list.slice(heading + 1)).toEqual(
      expect.arrayContaining(['Saltlantern', 'Dunmarch', 'Tidewrack', 'Umberfold', 'Isleforge']),
    );
    const counts = cards()
      .slice(0, heading)
      .map((card) => parseInt(textOf(element(card, '[data-offer] b')), 10));
    expect(counts).toHaveLength(9);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test(
    'the call to action opens the affiliate link in a new tab without the opener',
    { tags: ['@1.outbound-links', '@2.bonuses.card-link', '@7.outbound.affiliate'] },
    () => {
      const [claim] = linksWith(cardOf('Quillmark'), /^Visit Quillmark/);
      expect(claim?.getAttribute('href')).toBe('https://quillmark.example/?ref=edgewise');
      expect(claim?.getAttribute('target')).toBe('_blank');
      expect(claim?.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
      expect(claim && textOf(claim)).toMatch(/^Visit Quillmark ?Paid link \(opens in a new tab\)$/);
    },
  );

  test(
    'the word Recommended stands beside the casino where its published rule holds',
    { tags: ['@2.bonuses.card-recommended', '@3.bonus.recommended'] },
    () => {
      const recommended = cards().filter((card) => textsOn(card).includes('Recommended casino'));
      expect(recommended.map(nameOn)).toEqual(['Northbarrow', 'Quillmark', 'Copperfinch']);
      expect(textOf(main())).toMatch(
        /4\.0 or more, a license on a register, every criterion judged/,
      );
    },
  );

  test(
    'the license badge has its issuer beside it, and a mere claim is called one',
    { tags: ['@2.bonuses.card-licensed', '@3.bonus.licensed'] },
    () => {
      for (const [casino, badge, issuer] of [
        ['Northbarrow', 'Licensed', 'Estonia'],
        ['Dunmarch', 'Licensed', 'MGA'],
        ['Umberfold', 'License claimed', 'Curaçao, not seen on the register'],
      ] as const) {
        expect(textsOn(cardOf(casino))).toEqual(expect.arrayContaining([badge, issuer]));
      }
    },
  );

  test('a casino without a review keeps its stars and is said not to be rated yet', () => {
    const [reviewed, other] = [cardOf('Quillmark'), cardOf('Dunmarch')];
    expect(textOf(other)).toContain('Not rated yet');
    // 3.75 in halves; stars never show more than the score.
    expect(elements(other, '[role="img"][aria-label="Rated 3.5 out of 5"]')).toHaveLength(1);
    expect(linksWith(other, /^Dunmarch$/)).toEqual([]);
    expect(linksWith(reviewed, /^Quillmark$/).map((link) => link.getAttribute('href'))).toEqual([
      '/reviews/quillmark',
    ]);
    expect(textOf(reviewed)).not.toContain('Not rated yet');
  });

  test.each([
    ['Quillmark', 'Min deposit', '$20'],
    ['Quillmark', 'Wagering', '25× bonus'],
    ['Quillmark', 'Max bet', '$10'],
    ['Quillmark', 'Maximum cash-out', 'No limit'],
    ['Quillmark', 'Expires', '30 days'],
    ['Copperfinch', 'Min deposit', 'None'],
    ['Copperfinch', 'Wagering', '40× winnings'],
    ['Copperfinch', 'Max cash-out', '$100'],
    ['Copperfinch', 'Maximum bet', '$5'],
    ['Copperfinch', 'The bonus itself', 'It doesn’t say'],
    ['Saltlantern', 'Wagering', 'None'],
    ['Tidewrack', 'Expires', 'Never'],
    ['Ferrystone', 'Maximum cash-out', 'It doesn’t say'],
    ['Isleforge', 'The bonus itself', 'Taken back at a withdrawal'],
  ] as const)('the card of %s reads from the facts: %s, %s', (casino, label, value) => {
    expect(termOf(casino, label)).toBe(value);
  });

  test('each says what it does to a hundred players, on one plan for all', () => {
    const card = cardOf('Quillmark');
    const text = textOf(card);
    expect(text).toMatch(/\d+ of 100 lose everything\./);
    expect(text).toContain('$100, $1 a spin, ordinary slot');
    expect(text).toMatch(/Middle result .+; \d+ leave with more than they put in\./);
    // 25 × 100 = 2,500 bets of $1: 4.2 hours at 600 an hour, and $100 at 4%
    expect(text).toContain('Up to 4.2 hours at 600 bets an hour.');
    expect(text).toContain('If every bet is made: $2,500 in bets, which cost $100 on average.');
    expect(text).toContain('$100 put in, $100 of bonus, and bets of $1');
    expect(elements(card, CHIPS)).toHaveLength(1);
    expect(textOf(main())).toContain('How we count. 100 players make every bet');
  });

  test('credit that costs nothing is no loss of anybody', () => {
    const text = textOf(cardOf('Copperfinch'));
    expect(text).toMatch(/\d+ of 100 leave with nothing\./);
    expect(text).toContain('Nothing put in, $0.20 a spin, ordinary slot');
    expect(text).toContain('Nothing of yours is at risk.');
    expect(text).not.toContain('lose');
  });

  test('an offer without wagering, and one that cannot be worked out, say so', () => {
    expect(textOf(cardOf('Dunmarch'))).toContain('No wagering.');
    const unknown = textOf(cardOf('Isleforge'));
    expect(unknown).toContain('The casino doesn’t state which games count.');
    // 45 × (300 + 900) = 54,000, if every bet counted in full
    expect(unknown).toContain('$54,000 in bets or more.');
    for (const casino of ['Dunmarch', 'Isleforge']) {
      expect(elements(cardOf(casino), CHIPS)).toEqual([]);
    }
  });

  test('the way on leads to the guide to bonus terms', () => {
    const [link] = linksWith(main(), /^Read the guide$/);
    expect(link?.getAttribute('href')).toBe('/guides/reading-bonus-terms');
  });
});

test.each(CATEGORIES)(
  '/bonuses/$slug has a breadcrumb, key terms, the offers in a table and a worked example',
  {
    tags: [
      '@2.routes.bonus-category',
      '@2.bonus-category.known',
      '@2.bonus-category.breadcrumb',
      '@2.bonus-category.key-terms',
      '@2.bonus-category.table',
      '@2.bonus-category.reading-note',
    ],
  },
  ({ slug, title, offers }) => {
    const content = mainOf(`/bonuses/${slug}`);
    expect(textOf(element(content, 'h1'))).toBe(title);
    const crumbs = textsOf(
      elements(named(pageAt(`/bonuses/${slug}`).body, 'navigation', 'Breadcrumb'), 'li'),
    );
    expect(crumbs).toHaveLength(3);
    expect(crumbs.slice(0, 2)).toEqual(['Home', 'Bonuses']);
    expect(named(content, 'heading', 'Key terms')).toBeDefined();

    const table = named(content, 'table', /with terms as each casino states them/);
    expect(textsOf(elements(table, 'thead th'))).toEqual([
      'Offer',
      'Min deposit',
      'Wagering',
      'Max bet',
      'Max cash-out',
      'Expires',
      'Outcome',
      'Link to the casino',
    ]);
    expect(textsOf(elements(table, 'tbody th[scope="row"]'))).toEqual(
      offers.map((casino) => expect.stringContaining(casino) as string),
    );

    expect(named(content, 'heading', 'How to read these terms')).toBeDefined();
    expect(textOf(content)).toContain('Worked example');
    expect(named(content, 'table', /^(?:What all the bets for|How much of a loss) /)).toBeDefined();
  },
);

test.each([
  // 120 spins of $0.20 win $21.84 on average, none above $100; × 40 and × 4% (NumPy)
  [
    'no-deposit',
    'What all the bets for Copperfinch’s offer cost',
    ['$21.84', '$873.69', '4%', '$34.95'],
  ],
  // 15% × 1,000 = 150; 1,000 − 150 = 850
  ['cashback', /^How much of a loss Saltlantern/, ['$1,000', '$150', '$850']],
] as const)('the worked example of the %s page shows its plain math', (slug, name, sums) => {
  const ledger = named(mainOf(`/bonuses/${slug}`), 'table', name);
  expect(textsOf(elements(ledger, 'td'))).toEqual(sums);
});

test.each(['/bonuses', '/bonuses/high-roller'])(
  '%s states its affiliate disclosure before the first paid link',
  (address) => {
    const content = mainOf(address);
    const disclosure = element(content, 'a[href="/affiliate-disclosure"]');
    const paid = element(content, 'a[rel~="sponsored"]');
    const { DOCUMENT_POSITION_FOLLOWING: following } = paid;
    expect(disclosure.compareDocumentPosition(paid) & following).toBe(following);
  },
);
