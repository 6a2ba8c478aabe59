import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';

/** One mistake in a copy of the sample, and all that the check says of it. */
type Slip = { name: string; make: () => void; said: (string | RegExp)[] };

let root: string;
const at = (file: string) => path.join(root, 'content', file);

/** Puts other text in the place of some; fails if there was none. */
const edit = (file: string, from: string | RegExp, to: string) => () => {
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Expected ${String(from)} in ${file}, found none`);
  writeFileSync(at(file), after);
};

const bytes = (file: string, read: (text: string) => Uint8Array) => () => {
  writeFileSync(at(file), read(readFileSync(at(file), 'utf8')));
};

const rename = (from: string, to: string) => () => renameSync(at(from), at(to));
const write = (file: string, text: string) => () => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Runs the check on a copy of the sample that has been changed. */
async function saidAfter(...changes: (() => void)[]): Promise<string[]> {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-slips-'));
  try {
    cpSync(SAMPLE, path.join(root, 'content'), { recursive: true });
    for (const change of changes) change();
    return (await checkContent(root, 'content')).problems.map(formatProblem);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const isOf = (line: string | RegExp, said: string) =>
  typeof line === 'string' ? line === said : line.test(said);

/** Each in a file of its own, so that all can be made in one copy. */
const SLIPS: Slip[] = [
  {
    name: 'an alias',
    make: edit('faq/how-do-you-rate.yaml', /question: .*/, 'question: *important'),
    said: [
      'content/faq/how-do-you-rate.yaml:2 → question: found the sign * before important, expected the text itself; in quotes, if it begins with that sign',
    ],
  },
  {
    name: 'an alias of itself',
    make: edit('faq/how-fast-are-withdrawals.yaml', 'order: 6', 'order: &a [*a]'),
    said: [
      'content/faq/how-fast-are-withdrawals.yaml:1 → order: found the sign & before a, expected the text itself; in quotes, if it begins with that sign',
      'content/faq/how-fast-are-withdrawals.yaml:1 → order[0]: found the sign * before a, expected the text itself; in quotes, if it begins with that sign',
    ],
  },
  {
    name: 'a tag',
    make: edit('faq/is-it-legal-where-i-live.yaml', /question: .*/, 'question: !env HOME'),
    said: [
      'content/faq/is-it-legal-where-i-live.yaml:2 → question: found the sign ! in !env, expected the text itself; in quotes, if it begins with that sign',
    ],
  },
  {
    name: 'a text that a # cuts',
    make: edit('faq/what-is-a-crypto-casino.yaml', /question: .*/, 'question: Who is #1 of them?'),
    said: [
      'content/faq/what-is-a-crypto-casino.yaml:2 → question: found "Who is" and after it the remark “#1 of them?”, expected quotes around the whole text, or the remark on a line of its own',
    ],
  },
  {
    name: 'a name that a # cuts',
    make: edit('licences/mga.yaml', /shortName: .*/, 'shortName: MGA #1'),
    said: [
      'content/licences/mga.yaml:2 → shortName: found "MGA" and after it the remark “#1”, expected quotes around the whole text, or the remark on a line of its own',
    ],
  },
  {
    name: 'a field that stands twice',
    make: edit('faq/how-edgewise-makes-money.yaml', 'order: 3', 'order: 3\norder: 3'),
    said: [
      'content/faq/how-edgewise-makes-money.yaml:2: found a field that stands here twice, expected each field once',
    ],
  },
  {
    name: 'tabs, however many',
    make: edit('licences/estonia.yaml', /^ {2}/gm, '\t'),
    said: [
      'content/licences/estonia.yaml:8: found a tab at the beginning of a line, expected spaces: YAML takes no tabs there',
    ],
  },
  {
    name: 'a colon in a text',
    make: edit('game-rules/craps.yaml', /goal: .*/, 'goal: To bet: on the totals of two dice.'),
    said: [
      'content/game-rules/craps.yaml:3: found bad YAML: a second colon in a line, or a line that is set in too far, expected one field in a line; a text with a colon and a space in it stands in quotes',
    ],
  },
  {
    name: 'an empty file',
    make: write('helplines/cruks.yaml', ''),
    said: ['content/helplines/cruks.yaml:1: found an empty file, expected its fields'],
  },
  {
    name: 'a file of remarks',
    make: write('helplines/oasis.yaml', '# to do\n'),
    said: ['content/helplines/oasis.yaml:1: found no fields, expected the fields of this file'],
  },
  {
    name: 'UTF-16',
    make: bytes('helplines/gamstop.yaml', utf16),
    said: [
      'content/helplines/gamstop.yaml:1: found a text saved as UTF-16, expected plain text saved as UTF-8',
    ],
  },
  {
    name: 'an older encoding of Windows',
    make: bytes('helplines/stodlinjen.yaml', windows1252),
    said: [
      'content/helplines/stodlinjen.yaml:1: found bytes that are not UTF-8, as older programs of Windows save them, expected plain text saved as UTF-8',
    ],
  },
  {
    name: 'an article without front matter',
    make: write('articles/poker-pot-odds.md', 'Text alone.\n'),
    said: [
      'content/articles/poker-pot-odds.md:1: found a text without fields in front of it, expected the fields at the very beginning, between two lines of ---',
    ],
  },
  {
    name: 'an article without text',
    make: edit('articles/what-kyc-asks.md', /\n---\n[\s\S]*/, '\n---\n'),
    said: [
      'content/articles/what-kyc-asks.md: found no text below the fields, expected the text of the page',
    ],
  },
  {
    name: 'another ending',
    make: write('faq/another.yml', 'order: 9\n'),
    said: [
      'content/faq/another.yml: found a file that nothing reads, expected only files in faq whose names end in .yaml',
    ],
  },
  {
    name: 'another ending of Markdown',
    make: write('articles/another.markdown', '# A\n'),
    said: [
      'content/articles/another.markdown: found a file that nothing reads, expected only files in articles whose names end in .md',
    ],
  },
  {
    name: 'a picture among the casinos',
    make: write('casinos/logo.png', 'x'),
    said: [
      'content/casinos/logo.png: found a picture that nothing names, expected a casino whose logo it is: `logo: ./name.svg`',
    ],
  },
  {
    name: 'a folder within a collection',
    make: write('games/more/dice.yaml', 'x: 1\n'),
    said: [
      'content/games/more: found a folder, expected only files in games whose names end in .yaml',
    ],
  },
  {
    name: 'a folder that is named like a file',
    make: () => mkdirSync(at('games/slots.yaml')),
    said: [
      'content/games/slots.yaml: found a folder, expected only files in games whose names end in .yaml',
    ],
  },
  {
    name: 'a link of the file system that leads nowhere',
    make: () => symlinkSync('/nowhere/at/all.yaml', at('coins/eur.yaml')),
    said: [
      'content/coins/eur.yaml: found a file that nothing reads, expected only files in coins whose names end in .yaml',
    ],
  },
  {
    name: 'a folder that nothing reads',
    make: write('casino/mine.yaml', 'x: 1\n'),
    said: [
      'content/casino: found a folder that nothing reads, expected only links.yaml, search-words.yaml, self-check.yaml, site.yaml, articles, blog, bonus-categories, bonuses, casinos, coins, countries, faq, game-rules, games, helplines, licences, pages, payment-pages, brand. Did you mean casinos?',
    ],
  },
  {
    name: 'capitals and a space in a name',
    make: rename('articles/choosing-a-coin.md', 'articles/Choosing a Coin.md'),
    said: [
      'content/articles/Choosing a Coin.md: found the name “Choosing a Coin”, expected small letters, digits and single hyphens, because the name is the address',
    ],
  },
  {
    name: 'a # in a name',
    make: rename('articles/bankroll-in-units.md', 'articles/bankroll#in-units.md'),
    said: [
      'content/articles/bankroll#in-units.md: found the name “bankroll#in-units”, expected small letters, digits and single hyphens, because the name is the address',
    ],
  },
  {
    name: 'a letter with an accent in a name',
    make: rename('coins/ada.yaml', 'coins/adá.yaml'),
    said: [
      'content/coins/adá.yaml: found the name “adá”, expected small letters, digits and single hyphens, because the name is the address',
    ],
  },
  {
    name: 'a page without its file',
    make: () => rmSync(at('pages/accessibility.md')),
    said: [
      'content/pages/accessibility.md: found no such file, expected it to be there, because a page takes its texts from it',
    ],
  },
  {
    name: 'text before the first heading of a page',
    make: edit('pages/privacy-policy.md', /\n---\n\s*##/, '\n---\n\nFirst of all.\n\n##'),
    said: [
      'content/pages/privacy-policy.md: found text before the first heading, expected a heading that begins with ## first',
    ],
  },
  {
    name: 'a heading under which the site puts something',
    make: edit('pages/cookie-policy.md', '## What is stored in your browser', '## What is stored'),
    said: [
      'content/pages/cookie-policy.md: found no heading “What is stored in your browser”, expected one, as ## What is stored in your browser: the site puts something under it',
    ],
  },
  {
    name: 'a dead link in a text',
    make: edit('pages/terms-of-service.md', '(/contact)', '(/contacts)'),
    said: [
      'content/pages/terms-of-service.md: found a link to /contacts, expected the address of a page of this site. Did you mean /contact?',
    ],
  },
  {
    name: 'a dead link in a field',
    make: edit(
      'articles/hit-frequency.md',
      '/guides/slot-volatility-chart',
      '/guides/slot-volatility',
    ),
    said: [
      'content/articles/hit-frequency.md → related[0].href: found a link to /guides/slot-volatility, expected the address of a page of this site. Did you mean /guides/slot-volatility-chart?',
    ],
  },
  {
    name: 'a dead place on a page',
    make: edit('self-check.yaml', '#setting-limits', '#setting-limit'),
    said: [
      /^content\/self-check\.yaml → bands\[0\]\.whereNext\[0\]\.href: found a link to \/responsible-gaming#setting-limit, expected a place on that page: .*\. Did you mean setting-limits\?$/,
    ],
  },
  {
    name: 'a picture that is not there',
    make: edit('articles/live-dealer-pace.md', /$/, '\n![A wheel](./nope.png)\n'),
    said: [
      'content/articles/live-dealer-pace.md: found the picture ./nope.png: no such file, expected a picture of that name in content/articles',
    ],
  },
  {
    name: 'a helpline of a country that is not there',
    make: edit('helplines/betstop.yaml', 'country: australia', 'country: austrlia'),
    said: [
      'content/helplines/betstop.yaml → country: found "austrlia", expected international, or the name of a file in countries. Did you mean australia?',
    ],
  },
  {
    name: 'another number dialled than shown',
    make: edit('helplines/gamcare.yaml', '448088020133', '448088020134'),
    said: [
      'content/helplines/gamcare.yaml → phone.tel: found "tel:+448088020134", expected the digits that display shows, so that the link dials what people read',
    ],
  },
  {
    name: 'a telephone without tel:',
    make: edit('helplines/fejar.yaml', "'tel:+34900200225'", '900 200 225'),
    said: [
      'content/helplines/fejar.yaml → phone.tel: found "900 200 225", expected tel: and 3 to 15 digits, such as tel:+448088020133',
    ],
  },
  {
    name: 'a coin under another name than its code',
    make: edit('coins/doge.yaml', 'code: DOGE', 'code: DOG'),
    said: [
      'content/coins/doge.yaml → code: found DOG, expected DOGE, as the file is named, or a file named dog.yaml',
    ],
  },
  {
    name: 'two countries with one code',
    make: edit('countries/ireland.yaml', 'code: IE', 'code: IN'),
    said: [
      'content/countries/ireland.yaml → code: found IN, expected a code of its own: content/countries/india.yaml has it',
    ],
  },
  {
    name: 'cents with a point',
    make: edit('casinos/vantry.yaml', /minorUnits: (\d+)/, 'minorUnits: 5.00'),
    said: [
      /^content\/casinos\/vantry\.yaml:\d+ → facts\.minDeposit\.value\.minorUnits: found 5\.00, expected whole cents without a point: \$5\.00 is 500$/,
    ],
  },
  {
    name: 'a number with a comma',
    make: edit(
      'casinos/wickmere.yaml',
      /value: 2100\b|gameCount: \{ value: \d+/,
      "gameCount: { value: '2,100'",
    ),
    said: [
      'content/casinos/wickmere.yaml → facts.gameCount.value: found "2,100", expected a number. A number has no commas and no spaces in it: 500000',
    ],
  },
  {
    name: 'a number that the site cannot print',
    make: edit('bonuses/vantry-reload.yaml', /multiple: \d+/, 'multiple: 1e21'),
    said: [
      'content/bonuses/vantry-reload.yaml → terms.wagering.value.multiple: found 1e+21, expected at most 200',
    ],
  },
  {
    name: 'dollars for cents in the worked case',
    make: edit(
      'bonuses/isleforge-welcome.yaml',
      'bonus: { minorUnits: 90000,',
      'bonus: { minorUnits: 900,',
    ),
    said: [
      'content/bonuses/isleforge-welcome.yaml → terms.reference.bonus.minorUnits: found 900 ($9.00), expected about 90000 ($900.00), what the match makes of the deposit; amounts are in cents',
    ],
  },
  {
    name: 'dollars for cents',
    make: edit(
      'bonuses/quillmark-welcome.yaml',
      'value: { minorUnits: 50000,',
      'value: { minorUnits: 500,',
    ),
    said: [
      'content/bonuses/quillmark-welcome.yaml → terms.reference.bonus.minorUnits: found 50000 ($500.00), expected at most the cap, 500 ($5.00); amounts are in cents',
    ],
  },
  {
    name: 'a name of spaces',
    make: edit('casinos/marlowick.yaml', /^name: .*/m, 'name: "   "'),
    said: ['content/casinos/marlowick.yaml → name: found nothing but spaces, expected words'],
  },
  {
    name: 'a name without a shape',
    make: edit('casinos/isleforge.yaml', /^name: .*/m, 'name: "\\u3164"'),
    said: [
      'content/casinos/isleforge.yaml → name: found the character U+3164, expected characters one can see',
    ],
  },
  {
    name: 'half a letter',
    make: edit('casinos/umberfold.yaml', /^name: .*/m, 'name: "A\\ud800"'),
    said: [
      'content/casinos/umberfold.yaml → name: found the character U+D800, expected characters one can see',
    ],
  },
  {
    name: 'a casino under a name that looks like another',
    make: edit('casinos/tidewrack.yaml', /^name: .*/m, 'name: Sаltlantern'),
    said: [
      'content/casinos/tidewrack.yaml → name: found "Sаltlantern", expected a name that does not look like that of content/casinos/saltlantern.yaml',
    ],
  },
  {
    name: 'a casino that is there twice',
    make: edit('casinos/pellucid.yaml', /^website: .*/m, 'website: https://northbarrow.example'),
    said: [
      'content/casinos/pellucid.yaml → website: found https://northbarrow.example, expected another site than that of content/casinos/northbarrow.yaml: one casino has one file',
    ],
  },
  {
    name: 'a featured casino without the claim that the popup prints',
    make: edit('casinos/quillmark.yaml', /rtpClaim:\s*\{[\s\S]*?\n {4}\}/, 'rtpClaim: null'),
    said: [
      'content/casinos/quillmark.yaml → facts.rtpClaim: found null, expected a claim, because site.yaml features this casino and the popup prints it',
    ],
  },
  {
    name: 'a tile of the home page that leads nowhere',
    make: edit(
      'site.yaml',
      /^ {4}href: \/payments-kyc\/fast-payout$/m,
      '    href: /payments-kyc/fast-payouts',
    ),
    said: [
      'content/site.yaml → tiles[1].href: found a link to /payments-kyc/fast-payouts, expected the address of a page of this site. Did you mean /payments-kyc/fast-payout?',
    ],
  },
  {
    name: 'two questions in one place',
    make: edit('faq/what-35x-wagering-means.yaml', 'order: 4', 'order: 5'),
    said: [
      'content/faq/will-i-have-to-prove-who-i-am.yaml → order: found 5, expected a place that content/faq/what-35x-wagering-means.yaml has not',
    ],
  },
];

describe('the check', () => {
  let said: string[] = [];
  beforeAll(async () => {
    said = await saidAfter(...SLIPS.map(({ make }) => make));
  }, 600_000);

  test.each(SLIPS)('says in a line what is wrong with $name', ({ said: lines }) => {
    for (const line of lines) expect(said.filter((one) => isOf(line, one))).toHaveLength(1);
  });

  test('says nothing else: one slip makes no second line', () => {
    const expected = SLIPS.flatMap((slip) => slip.said);
    const surplus = said.filter((one) => !expected.some((line) => isOf(line, one)));
    expect(surplus).toEqual([]);
  });
});

test('a bomb of aliases is refused as quickly as a word', async () => {
  const bomb = Array.from(
    { length: 30 },
    (_, index) => `l${index}: &l${index} [${index === 0 ? 'x' : `*l${index - 1}, *l${index - 1}`}]`,
  ).join('\n');
  const said = await saidAfter(
    write('faq/bomb.yaml', bomb),
    edit('site.yaml', 'brand: Edgewise', 'brand: ""'),
  );
  expect(said.some((line) => line.startsWith('content/faq/bomb.yaml:'))).toBe(true);
  expect(said.some((line) => line.startsWith('content/site.yaml → brand'))).toBe(true);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));
