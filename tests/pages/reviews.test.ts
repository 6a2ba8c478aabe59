import { describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import {
  element,
  elements,
  hrefsOf,
  isBuilt,
  linksWith,
  mainOf,
  named,
  pageAt,
  rowWith,
  textOf,
  textsOf,
} from './page.ts';

const REVIEWED = sampleContent()
  .casinos.filter(({ data }) => data.review !== null)
  .map(({ id }) => id);

const review = (slug: string) => mainOf(`/reviews/${slug}`);
const part = (slug: string, name: string) => named(review(slug), 'region', name);

describe('which casinos have a review', () => {
  test.each(REVIEWED)(
    '/reviews/%s is the review of that casino',
    { tags: ['@2.routes.review', '@3.casino.entries'] },
    (slug) => {
      const name = textOf(element(review(slug), 'h1'));
      expect(name.toLowerCase().replace(' ', '-')).toBe(slug);
      expect(pageAt(`/reviews/${slug}`).title).toMatch(new RegExp(`^${name} review`));
    },
  );

  test('the casino that is only in the bonus list has none', () => {
    expect(REVIEWED).toHaveLength(14);
    expect(isBuilt('/reviews/dunmarch')).toBe(false);
  });
});

describe('a review', () => {
  test('the breadcrumb leads home and to the list of casinos', () => {
    const crumbs = named(pageAt('/reviews/quillmark').body, 'navigation', 'Breadcrumb');
    expect(textsOf(elements(crumbs, 'li'))).toEqual(['Home', 'Casino reviews', 'Quillmark']);
    const [list] = linksWith(crumbs, /^Casino reviews$/);
    expect(list?.getAttribute('href')).toBe('/reviews');
  });

  test('the head says stars and badges', () => {
    const head = element(review('quillmark'), ':scope > section');
    expect(element(head, '[role="img"]').getAttribute('aria-label')).toBe('Rated 4 out of 5');
    for (const text of ['Recommended', 'Licensed in Curaçao']) {
      expect(textOf(head)).toContain(text);
    }
  });

  test('a casino to avoid gets the word, reasons with source and day, and no praise', () => {
    const head = element(review('marlowick'), ':scope > section');
    expect(textsOf(elements(head, 'b'))).toContain('Avoid');
    const reasons = elements(part('marlowick', 'How the score adds up'), 'ul li');
    const [first, ...others] = textsOf(reasons);
    expect(first).toBe(
      'No: License. No license number was found on its site. Footer and imprint, Nov 5, 2026',
    );
    expect(others).toHaveLength(2);
    expect(textOf(head)).not.toMatch(/suits|Recommended/);
  });

  test('the key facts of the specification are there', { tags: '@2.reviews.key-facts' }, () => {
    const facts = part('quillmark', 'Key facts');
    for (const [label, value] of [
      ['License', /Curaçao/],
      ['Coins', /BTC, ETH, USDT/],
      ['Min deposit', /\$5/],
      ['Withdrawal speed, as stated', /2 to 10 min/],
      ['KYC', /Partial/],
      ['Max payout', /\$500,000/],
      ['Jurisdiction', /Curaçao/],
      ['Established', /2019/],
      ['Games', /3,400/],
      ['VIP program', /Yes/],
      ['Mobile friendly', /Yes/],
    ] as const) {
      const fact = elements(facts, 'dl > div').find((row) => textOf(element(row, 'dt')) === label);
      expect(fact && textOf(element(fact, 'dd')), label).toMatch(value);
    }
  });

  test('the points of the breakdown add up to the exact score', () => {
    const score = part('quillmark', 'How the score adds up');
    expect(textOf(element(score, '[data-rating="score"]'))).toBe('4.375');
    expect(textOf(score)).toContain('8 of 8 criteria judged');
    const table = named(score, 'table', /criterion by criterion/);
    const points = textsOf(elements(table, 'tbody tr td:last-child b'));
    expect(points).toHaveLength(8);
    expect(points.reduce((sum, text) => sum + Number(text), 0)).toBeCloseTo(4.375, 10);
    expect(textOf(rowWith(table, /Identity checks/))).toContain('Partial');
  });

  test('it says what would change the score and by how much', () => {
    const table = named(review('quillmark'), 'table', /What would raise the score of Quillmark/);
    const row = textOf(rowWith(table, 'Identity checks stated up front'));
    expect(row).toContain('+0.25');
    expect(row).toContain('4.625');
  });

  test('the bonus is told in a hundred players, once', () => {
    const bonus = part('quillmark', 'The bonus and its outcome');
    const figure = element(bonus, 'figure');
    const [lost = '', middle = '', less = '', more = ''] = textsOf(elements(figure, 'li b'));
    expect(Number(lost) + Number(less) + Number(more)).toBe(100);
    expect(middle).toMatch(/cents|\$/);
    expect(textOf(figure)).toContain('Half leave with this or less.');
    expect(elements(figure, 'th').map(textOf).at(-1)).toContain(
      'Average of what players leave with',
    );
    // $100 × 25 = $2,500; 4% of that is $100
    expect(textOf(figure)).toContain('What those bets cost on average: $2,500 × 4%.');
    expect(elements(bonus, 'table')).toHaveLength(1);
  });

  test(
    'every point for and against leads to the fact that it rests on',
    { tags: '@2.reviews.pros-and-cons' },
    () => {
      const links = elements(part('quillmark', 'For and against'), 'a[href]');
      expect(links.length).toBeGreaterThan(4);
      for (const link of links) {
        expect(elements(review('quillmark'), `tr${link.getAttribute('href')}`)).toHaveLength(1);
      }
      expect(named(review('quillmark'), 'heading', 'Who should avoid it')).toBeDefined();
    },
  );

  test('every known fact has source and date, a grade unless it is the casino’s word, and no other cell is empty', () => {
    const rows = elements(part('quillmark', 'Every fact and where it comes from'), 'tbody tr');
    // 18 facts, a rule of loyalty, 9 terms of the offer and 4 further clauses, and licenses for five countries.
    expect(rows).toHaveLength(37);
    for (const row of rows) {
      const [value = '', source = '', readOn = ''] = textsOf(elements(row, 'td'));
      if (value.startsWith('Not known')) expect(source).toBe('Not found out yet');
      else {
        expect(value.length * source.length).toBeGreaterThan(0);
        expect(readOn).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 2026$/);
      }
    }
  });

  test('identity checks, license steps, recourse and changes are there', () => {
    expect(textOf(part('quillmark', 'Payments and identity checks'))).toContain(
      '$2,000 withdrawn in a month',
    );
    const licence = part('quillmark', 'License and disputes');
    expect(elements(licence, 'ol > li').length).toBeGreaterThan(2);
    const [register] = linksWith(licence, /Curaçao Gaming Authority/);
    expect(register?.getAttribute('href')).toBe('https://cga.cw');
    expect(textOf(licence)).toContain('dispute body');
    expect(textOf(part('quillmark', 'What changed when'))).toContain('Before: 5 to 30 minutes');
  });
});

describe('what is not known or not there', () => {
  test(
    'a casino without a license, an offer or a founding year says so in words',
    { tags: '@2.reviews.placeholders' },
    () => {
      const text = textOf(review('marlowick'));
      for (const said of ['No license found', '7 of 8 criteria judged', 'No offer known']) {
        expect(text).toContain(said);
      }
      const established = textOf(element(review('marlowick'), '#fact-established'));
      expect(established).toContain('Not known');
      expect(established).toContain('Not found out yet');
    },
  );

  test('an offer whose terms leave out what counts is not costed', () => {
    const bonus = part('isleforge', 'The bonus and its outcome');
    expect(elements(bonus, 'table')).toEqual([]);
    expect(textOf(bonus)).toContain('We can’t say what this offer costs');
  });
});

describe('how we rate', () => {
  const main = () => mainOf('/how-we-rate');
  const section = (name: string) => named(main(), 'region', name);

  test('eight criteria have weights that add up to 100% and a rule for each verdict', () => {
    const criteria = elements(section('What we judge'), 'ol > li');
    expect(criteria).toHaveLength(8);
    const weights = criteria.map((criterion) => Number.parseFloat(textOf(element(criterion, 'b'))));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    for (const criterion of criteria) {
      expect(textsOf(elements(criterion, 'dt'))).toEqual([
        expect.stringMatching(/^Pass/),
        expect.stringMatching(/^Partial/),
        expect.stringMatching(/^Fail/),
      ]);
    }
  });

  test('a verdict on bonus terms follows from the printed scale and the printed terms', () => {
    const criterion = element(main(), '#bonus-terms');
    const scale = named(criterion, 'table', /^What counts as a drawback/);
    expect(elements(scale, 'tr')).toHaveLength(5);
    expect(textOf(criterion)).toContain(
      'Three drawbacks or more with the player’s own money at risk',
    );
    const answers = (asks: RegExp) => textsOf(elements(rowWith(scale, asks), 'td'));
    expect(answers(/^Bets to make/)[2]).toBe('More than 25, up to 40 times');
    expect(answers(/^Limit on what can be withdrawn/)[1]).toBe('Any limit, or nothing stated');
    // By hand: 35 times the bonus, slots in full (2), no word on a limit (1): 3, own money at risk.
    const row = textOf(rowWith(review('ferrystone'), /^Bonus terms/));
    expect(row).toContain('Fail');
    expect(row).toContain(
      'Bets of 35 times the bonus (2); no word on a withdrawal limit (1): 3 drawbacks.',
    );
  });

  test('the change of the method is dated, and says which scores it moved', () => {
    const changes = named(mainOf('/how-we-rate/changes'), 'region', 'What changed, and for whom');
    expect(textsOf(elements(changes, 'h3'))).toEqual([
      'Version 6, since Nov 28, 2026',
      'Version 5, since Nov 28, 2026',
      'Version 4, since Nov 26, 2026',
      'Version 3, since Nov 25, 2026',
      'Version 2, since Nov 22, 2026',
    ]);
    expect(textOf(changes)).toContain('Wickmere scored lower; 14 of 15 scores stayed.');
    expect(textOf(changes)).toContain(
      'Quillmark, Ferrystone and Umberfold scored lower; Copperfinch and Wickmere scored higher; 10 of 15 scores stayed.',
    );
    const [fourth, third, second] = elements(changes, 'table');
    if (fourth === undefined || third === undefined || second === undefined)
      throw new Error('Expected three tables of scores');
    expect(textsOf(elements(rowWith(fourth, 'Saltlantern'), 'td'))).toEqual([
      '4.50',
      '4.25',
      '−0.25',
    ]);
    // 5 of 15 moved; a score that stayed has no row.
    expect(elements(second, 'tbody tr')).toHaveLength(5);
    const cells = (casino: string) => textsOf(elements(rowWith(second, casino), 'td'));
    expect(textsOf(elements(rowWith(third, 'Wickmere'), 'td'))).toEqual([
      '3.25',
      '2.875',
      '−0.375',
    ]);
    expect(cells('Quillmark')).toEqual(['4.75', '4.375', '−0.375']);
    expect(textOf(section('From facts to stars'))).toContain(
      'version 6 of the method, in force since Nov 28, 2026',
    );
  });

  test('the worked example sums up to the score that its review prints', () => {
    const example = section('One score, worked through');
    const figures = textsOf(elements(example, 'tbody td'));
    const [total = NaN, ...parts] = figures.map(Number).reverse();
    expect(parts.reduce((sum, points) => sum + points, 0)).toBeCloseTo(total, 10);
    const [link] = linksWith(example, /The review of/);
    const printed = element(mainOf(link?.getAttribute('href') ?? ''), '[data-rating="score"]');
    expect(textOf(printed)).toBe(figures.at(-1));
  });

  test('ties, the words, unknown facts, grades and independence are explained', () => {
    const ties = textOf(section('Ranks and ties'));
    expect(ties).toContain('1, 2, 2, 4');
    // 20,806 and 7,673, 20,805 and 7,672, one of both in 68.1% of 50,388 weightings; 20,812 and 42,732 of them.
    expect(ties).toContain(
      'Copperfinch is first in 41% of all weightings, alone in 15%. Quillmark is first in 41% of all weightings, alone in 15%. One of them is first in 68% of all weightings. Northbarrow is first as often: in 41%. Also among the first three: Northbarrow, third, in 85%.',
    );
    const words = textOf(section('One word for each casino'));
    expect(words).toContain('Recommended now: Copperfinch, Quillmark and Northbarrow.');
    expect(words).toContain('Avoid now: Umberfold, Wickmere, Isleforge and Marlowick.');
    expect(textOf(section('What isn’t known'))).toContain('earns no points');
    const grades = named(main(), 'table', /Grades of evidence/);
    expect(textsOf(elements(grades, 'tbody th'))).toEqual(['A', 'B', 'C', 'D', 'E']);
    const independence = textOf(section('What money can’t change'));
    expect(independence).toContain('computes every score again');
    expect(independence).not.toContain('npm');
  });
});

test('a casino that names no dispute body is not said to have one', () => {
  const licence = named(mainOf('/reviews/saltlantern'), 'region', 'License and disputes');
  expect(textOf(licence)).toContain(
    'The rules of the license ask for an independent body, and Saltlantern names none.',
  );
  const table = named(licence, 'table', 'A complaint under these rules');
  expect(textOf(table)).toContain('4 weeks from receipt.');
  expect(textOf(licence)).toContain('the regulator takes complaints and decides none');
  expect(hrefsOf(linksWith(licence, /All licenses/))).toEqual(['/licenses#curacao']);
  const none = named(mainOf('/reviews/marlowick'), 'region', 'License and disputes');
  expect(textOf(none)).toContain('No rule names anyone.');
  expect(textOf(none)).toContain('No license makes Marlowick follow what that body decides.');
  expect(textOf(none)).toContain('our own reading');
  const unconfirmed = named(mainOf('/reviews/northbarrow'), 'region', 'License and disputes');
  expect(textOf(unconfirmed)).toContain('A named independent body, not confirmed.');
});

describe('the list of casinos', () => {
  const main = () => mainOf('/reviews');
  const row = (slug: string) => element(main(), `#rating-${slug}`);

  test('every casino has one word, and those to avoid stand apart', () => {
    const listed = textsOf(elements(main(), '#list h3'));
    const avoided = textsOf(elements(main(), '#avoid h3'));
    expect(listed).toHaveLength(11);
    // By hand: 2.25, 2.5 and 2.875 of 5, and a license that is on no register.
    expect(avoided).toEqual(['Marlowick', 'Isleforge', 'Wickmere', 'Umberfold']);
    expect(textOf(row('copperfinch'))).toContain('Recommended');
    expect(textOf(row('dunmarch'))).toContain('Not rated yet');
    expect(elements(row('dunmarch'), 'a')).toEqual([]);
  });

  test('a casino to avoid has two or three reasons with source and day, and no way out', () => {
    for (const casino of elements(main(), '#avoid ul > li[id]')) {
      const reasons = textsOf(elements(casino, 'ul > li'));
      expect(reasons.length).toBeGreaterThanOrEqual(2);
      expect(reasons.length).toBeLessThanOrEqual(3);
    }
    expect(elements(element(main(), '#avoid'), 'a[rel]')).toEqual([]);
  });

  test('rows carry what the list is sorted and filtered by', () => {
    // 2 to 10 minutes, as its review prints it.
    expect(row('quillmark').dataset['byPay']).toBe('10');
    expect(textOf(row('quillmark'))).toContain('Pays in 2 to 10 min');
    expect(row('quillmark').dataset['choices']?.split(' ')).toEqual(
      expect.arrayContaining(['license', 'hour', 'btc']),
    );
  });
});
