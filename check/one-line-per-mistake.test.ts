import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

/** A mistake in a copy of the sample, and every line that the check says of it, by which it is known. */
type Slip = readonly [make: () => void, ...said: (string | RegExp)[]];

let copy: ContentCopy;

const edit = (file: string, from: string | RegExp, to: string) => () => copy.edit(file, from, to);
const encode = (file: string, encoding: BufferEncoding) => () =>
  copy.write(
    file,
    Buffer.from(`${encoding === 'utf16le' ? '\ufeff' : ''}${copy.read(file)}`, encoding),
  );
const rename = (from: string, to: string) => () => renameSync(copy.at(from), copy.at(to));
const write = (file: string, text: string) => () => {
  mkdirSync(path.dirname(copy.at(file)), { recursive: true });
  copy.write(file, text);
};

const isOf = (line: string | RegExp, said: string) =>
  typeof line === 'string' ? line === said : line.test(said);

/** File, pattern in it, what stands there then, and each line that is said of it, without the name of the file. */
const EDITS = String.raw`
articles/slot-volatility-chart.md ¦ writtenBy: editor ¦ writtenBy: editr ¦ writtenBy: found "editr", expected the name of a file in people. Did you mean editor?
articles/cost-of-free-spins.md ¦ checkedBy: fact-checker ¦ checkedBy: editor ¦ checkedBy: found editor, expected another person than writtenBy, or no such line
countries/south-africa.yaml ¦ Call 0800 006 008 ¦ Call 0800 006 009 ¦ localHelp[0].whomToCall: found 0800 006 009, expected a number of a service that this country lists
faq/what-if-gambling-stops-being-fun.yaml ¦ [^]* ¦ - a\n- b\n ¦ : found ["a","b"], expected fields of its own, each in a line below it that is set in
faq/how-do-you-rate.yaml ¦ question: .* ¦ question: *important ¦ :2: found the sign * before important, expected the text itself; in quotes, if it begins with that sign
faq/how-fast-are-withdrawals.yaml ¦ order: 6 ¦ order: &a [*a] ¦ :1: found the sign & before a, expected the text itself; in quotes, if it begins with that sign ¦ :1: found the sign * before a, expected the text itself; in quotes, if it begins with that sign
faq/is-it-legal-where-i-live.yaml ¦ question: .* ¦ question: !env HOME ¦ :2: found the sign ! in !env, expected the text itself; in quotes, if it begins with that sign
faq/what-is-a-crypto-casino.yaml ¦ question: .* ¦ question: Who is #1 of them? ¦ :2: found "Who is" and after it the remark “#1 of them?”, expected quotes around the whole text, or the remark on a line of its own
licences/curacao.yaml ¦ (howToCheck:\n)  - ¦ $1  - Look.\n    - ¦ :87: found “- Find the operator’s name and license number, in the form OGL/year/number/number, in the footer.” in the text above it, expected its - below the others
faq/how-edgewise-makes-money.yaml ¦ order: 3 ¦ order: 3\norder: 3 ¦ :2: found what is no YAML: Map keys must be unique, expected each field once
game-rules/craps.yaml ¦ goal: .* ¦ goal: To bet: on the totals of two dice. ¦ :3: found what is no YAML: Nested mappings are not allowed in compact mappings, expected one field in a line, or quotes around the whole text with a colon in it
articles/what-kyc-asks.md ¦ \n---\n[\s\S]* ¦ \n---\n ¦ : found no text below the fields, expected the text of the page
pages/privacy-policy.md ¦ \n---\n\s*## ¦ \n---\n\nFirst of all.\n\n## ¦ : found text before the first heading, expected a heading that begins with ## first
pages/cookie-policy.md ¦ ## What is stored in your browser ¦ ## What is stored ¦ : found no heading “What is stored in your browser”, expected one, as ## What is stored in your browser: the site puts something under it
pages/terms-of-service.md ¦ \(/contact\) ¦ (/contacts) ¦ : found a link to /contacts, expected the address of a page of this site. Did you mean /contact?
articles/hit-frequency.md ¦ /guides/slot-volatility-chart ¦ /guides/slot-volatility ¦ related[0].href: found a link to /guides/slot-volatility, expected the address of a page of this site. Did you mean /guides/slot-volatility-chart?
helplines/betstop.yaml ¦ country: australia ¦ country: austrlia ¦ country: found "austrlia", expected international, or the name of a file in countries. Did you mean australia?
helplines/gamcare.yaml ¦ 448088020133 ¦ 448088020134 ¦ phone.tel: found "tel:+448088020134", expected the digits that display shows, so that the link dials what people read
helplines/fejar.yaml ¦ tel:\+34900200225 ¦ 900 200 225 ¦ phone.tel: found "900 200 225", expected tel: and 3 to 15 digits, such as tel:+448088020133
coins/doge.yaml ¦ code: DOGE ¦ code: DOG ¦ code: found DOG, expected DOGE, as the file is named, or a file named dog.yaml
countries/ireland.yaml ¦ code: IE ¦ code: IN ¦ code: found "IN", expected a code that content/countries/india.yaml has not
casinos/wickmere.yaml ¦ value: 2100\b|gameCount: \{ value: \d+ ¦ gameCount: { value: '2,100' ¦ facts.gameCount.value: found "2,100", expected a number. A number has no commas and no spaces in it: 500000
bonuses/vantry-reload.yaml ¦ multiple: \d+ ¦ multiple: 1e21 ¦ terms.wagering.value.multiple: found 1e+21, expected at most 200
bonuses/isleforge-welcome.yaml ¦ bonus: \{ minorUnits: 90000, ¦ bonus: { minorUnits: 900, ¦ terms.reference.bonus.minorUnits: found 900 (9.00 USD), expected about what the match or the spins make, 90000 (900.00 USD); 1 USD is written 100
bonuses/quillmark-welcome.yaml ¦ value: \{ minorUnits: 50000, ¦ value: { minorUnits: 500, ¦ terms.reference.bonus.minorUnits: found 50000 (500.00 USD), expected at most the cap, 500 (5.00 USD); 1 USD is written 100
casinos/marlowick.yaml ¦ ^name: .* ¦ name: "   " ¦ name: found nothing but spaces, expected words
bonuses/vantry-summer-reload.yaml ¦ ^endsOn: .* ¦ $&\nexpired: { on: 2026-10-01, reason: The page of the offer is gone. } ¦ expired.on: found "2026-10-01", expected a day up to endsOn: on that day it ends by itself
casinos/pellucid.yaml ¦ ^website: .* ¦ website: https://northbarrow.example ¦ website: found "https://northbarrow.example", expected a website that content/casinos/northbarrow.yaml has not
casinos/quillmark.yaml ¦ rtpClaim:\n(?: {4}.*\n)+ ¦ rtpClaim: null\n ¦ facts.rtpClaim: found null, expected a claim, because site.yaml features this casino and the popup prints it
casinos/larkspire.yaml ¦ value: independent-body ¦ value: independant-body ¦ facts.recourse.value: found "independant-body", expected one of independent-body, regulator-decides, regulator-complaint, operator-only. Did you mean independent-body?
casinos/copperfinch.yaml ¦ (established: \{.*grade: )D ¦ $1A ¦ facts.established.test: found nothing, expected a test record, because grade A means a test of our own
coins/sol.yaml ¦ sources:\n(?: {6}.*\n)+ ¦ sources: []\n ¦ networks[0].sources: found none that somebody has read with blockTime, confirmations, wait.fromMinutes, wait.toMinutes, fee.text in supports, expected one that says so, or that it is unverified or null
coins/trx.yaml ¦ supports: \[wait\] ¦ supports: [wait.toMinutes] ¦ networks[0].sources: found none that somebody has read with wait.fromMinutes in supports, expected one that says so, or that it is unverified or null
helplines/lifeline-australia.yaml ¦ supports: \[phone, cost\] ¦ supports: [phone] ¦ sources: found none that somebody has read with cost in supports, expected one that says so, or that it is unverified or null
helplines/spelpaus.yaml ¦ readOn: .* ¦ readOn: null ¦ sources: found none that somebody has read with hours, whatItDoes in supports, expected one that says so, or that it is unverified or null
countries/brazil.yaml ¦ supports: \[minimumAge\] ¦ supports: [minimumage] ¦ sources[2].supports[0]: found minimumage, expected a field of the file or a heading of its text ¦ sources: found none that somebody has read with minimumAge.text in supports, expected one that says so, or that it is unverified or null
articles/roulette-one-zero.md ¦ supports: \[.*\] ¦ supports: [When it changes] ¦ sources[0].supports[0]: found When it changes, expected a field of the file or a heading of its text
countries/france.yaml ¦ - gambling-therapy ¦ - ncpg-helpline ¦ helplines[2]: found ncpg-helpline, which serves united-states, expected a service of this country or of every country
countries/germany.yaml ¦ name: Germany ¦ name: Denmark ¦ code: found DE, expected the code of Denmark: this one is that of Germany
countries/australia.yaml ¦ readOn: (?!null).* ¦ readOn: 2026-11-20\n    publishedOn: 2026-11-21 ¦ sources[0].readOn: found "2026-11-20", expected the day of publishedOn or a later one
casinos/pellucid.yaml ¦ ( minDeposit:[\s\S]*?currency: )USD ¦ $1BTD ¦ facts.minDeposit.value.currency: found BTD, expected a currency of ISO 4217, or a coin that has a file in coins. Did you mean BTC?
rates.yaml ¦ JPY: ¦ JPYEN: ¦ rates.JPYEN: found JPYEN, expected a currency of ISO 4217, or a coin that has a file in coins
casinos/halyard-nine.yaml ¦ (minDepositUsdt:[\s\S]*?currency: )USDT ¦ $1USD ¦ facts.minDepositUsdt.value.currency: found "USD", expected "USDT". Did you mean USDT?
payment-pages/overview.yaml ¦ (title: )Crypto .* ¦ $1'No KYC crypto casinos: what triggers a check' ¦ head.title: found "No KYC crypto casinos: what triggers a check", expected a head.title that content/payment-pages/no-kyc.yaml has not
bonuses/saltlantern-cashback.yaml ¦ Visit Saltlantern ¦ Visit Tidewrack ¦ ctaText: found "Visit Tidewrack", expected Saltlantern, whose offer this is
bonuses/larkspire-reload.yaml ¦ (reference:[^]*?)USD ¦ $1EUR ¦ terms.reference.bonus.currency: found EUR, expected USD, as terms.cap.value has: one offer, one currency
casinos/quillmark.yaml ¦ 50000000 ¦ 400 ¦ facts.maxPayout.value.minorUnits: found 400 (4.00 USD), expected at least the smallest deposit, 500 (5.00 USD); 1 USD is written 100
articles/live-dealer-pace.md ¦ \$800.00 \} ¦ $80.00 } ¦ ledger.rows[2].figure: found $80.00, expected what 80 × $10.00 comes to, 800
pages/about.md ¦ $(?![^]) ¦ \nA note.[^1]\n\n[^1]: The note.\n ¦ : found <section>, which the page leaves out, expected paragraphs, lists, quotations, headings, tables, links, as Markdown
articles/bankroll-in-units.md ¦ \n\n## ¦ \n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n\n## ¦ :42: found a conflict that git left, expected one of the two versions, without the lines of <<<<<<<, ======= and >>>>>>>
`
  .trim()
  .split('\n')
  .map((row): Slip => {
    const [file = '', from = '', to = '', ...said] = row.split(' ¦ ');
    const make = edit(file, new RegExp(from, 'm'), to.replaceAll(String.raw`\n`, '\n'));
    return [
      make,
      ...said.map((line) => `content/${file}${line.startsWith(':') ? '' : ' → '}${line}`),
    ];
  });

/** Each in a file of its own, so that all can be made in one copy. */
const SLIPS: readonly Slip[] = [
  ...EDITS,
  [
    edit('changed-odds.yaml', 'chance: 0.2753674517', 'chance: 0.0753674517'),
    /^content\/changed-odds\.yaml → boards\[0\]: found .*, expected 1 as the chances of 8 rows, low, found 0\.8/,
  ],
  [
    edit('helplines/tele-manas.yaml', / {4}url: .*/, '    url: https://www.casino.guru/help'),
    /^content\/helplines\/tele-manas\.yaml → sources\[0\]\.url: found https:\/\/www\.casino\.guru.*, expected the page of the law, authority, service or publisher itself\. That site lives from links to casinos$/,
  ],
  [
    edit('licences/estonia.yaml', /^ {2}/gm, '\t'),
    'content/licences/estonia.yaml:9: found what is no YAML: Tabs are not allowed as indentation, expected spaces',
  ],
  [
    write('helplines/cruks.yaml', ''),
    'content/helplines/cruks.yaml:1: found an empty file, expected its fields',
  ],
  [
    write('helplines/oasis.yaml', '# to do\n'),
    /^content\/helplines\/oasis\.yaml: found null, expected fields of its own/,
  ],
  [
    encode('helplines/gamstop.yaml', 'utf16le'),
    'content/helplines/gamstop.yaml:1: found bytes that are not UTF-8, expected plain text saved as UTF-8',
  ],
  [
    encode('helplines/stodlinjen.yaml', 'latin1'),
    'content/helplines/stodlinjen.yaml:1: found bytes that are not UTF-8, expected plain text saved as UTF-8',
  ],
  [
    write('articles/poker-pot-odds.md', 'Text alone.\n'),
    'content/articles/poker-pot-odds.md:1: found a text without fields in front of it, expected the fields at the very beginning, between two lines of ---',
  ],
  [
    edit('articles/hit-frequency.md', /\n$/, `\n\n${'> '.repeat(3000)}a\n`),
    'content/articles/hit-frequency.md: found markup nested 3000 deep, expected at most 100',
  ],
  [
    write('faq/another.yml', 'order: 9\n'),
    'content/faq/another.yml: found a file that nothing reads, expected only files of the form faq/*.yaml',
  ],
  [
    write('casinos/logo.png', 'x'),
    'content/casinos/logo.png: found a picture that nothing names, expected a file in casinos that names it',
  ],
  [
    write('games/more/dice.yaml', 'x: 1\n'),
    'content/games/more/dice.yaml: found a file that nothing reads, expected only files of the form games/*.yaml',
  ],
  [
    () => symlinkSync('/nowhere/at/all.yaml', copy.at('coins/eur.yaml')),
    'content/coins/eur.yaml: found a file that nothing reads, expected only files of the form coins/*.yaml',
  ],
  [
    () => symlinkSync('own.yaml', copy.at('faq/own.yaml')),
    'content/faq/own.yaml: found a file that nothing reads, expected only files of the form faq/*.yaml',
  ],
  [
    write('casino/mine.yaml', 'x: 1\n'),
    /^content\/casino\/mine\.yaml: found a file that nothing reads, expected only [\w.-]+, .*, brand\. Did you mean casinos\?$/,
  ],
  [
    rename('articles/choosing-a-coin.md', 'articles/Choosing a Coin.md'),
    'content/articles/Choosing a Coin.md: found the name “Choosing a Coin”, expected small letters, digits and single hyphens, because the name is the address',
  ],
  [
    () => rmSync(copy.at('pages/accessibility.md')),
    'content/pages/accessibility.md: found no such file, expected it to be there, because a page takes its texts from it',
  ],
  [
    edit('self-check.yaml', '#setting-limits', '#setting-limit'),
    /^content\/self-check\.yaml → bands\[0\]\.whereNext\[0\]\.href: found a link to \/responsible-gaming#setting-limit, expected a place on that page: .*\. Did you mean setting-limits\?$/,
  ],
  [
    edit('casinos/vantry.yaml', /minorUnits: (\d+)/, 'minorUnits: 5.00'),
    /^content\/casinos\/vantry\.yaml:\d+: found 5\.00, expected whole smallest units without a point: 0\.0005 BTC is 50000, \$5\.00 is 500$/,
  ],
  [
    edit('casinos/isleforge.yaml', /^name: .*/m, 'name: "\\u3164"'),
    'content/casinos/isleforge.yaml → name: found the character U+3164, expected characters one can see',
  ],
  [
    edit('faq/what-35x-wagering-means.yaml', 'order: 4', 'order: 5'),
    'content/faq/will-i-have-to-prove-who-i-am.yaml → order: found 5, expected a place that content/faq/what-35x-wagering-means.yaml has not',
  ],
  [
    edit('casinos/dunmarch.yaml', 'initials:', 'intials:'),
    'content/casinos/dunmarch.yaml → initials: found nothing, expected a text',
    'content/casinos/dunmarch.yaml → intials: found a field that does not exist here, expected a field that `npm run new` writes into such a file. Did you mean initials?',
  ],
  [
    edit('casinos/ferrystone.yaml', 'source: about', 'source: abuot'),
    /^content\/casinos\/ferrystone\.yaml → facts\.established\.source: found "abuot", .*Did you mean about\?$/,
  ],
  [
    edit('countries/canada.yaml', 'casinoLinks: show', 'casinoLinks: information-only'),
    /^content\/countries\/canada\.yaml → offers\.reason: /,
  ],
  [
    edit('helplines/gamban.yaml', /^(phone|text|chatUrl|url|note): .*$/gm, '$1: null'),
    'content/helplines/gamban.yaml → url: found null, expected a phone, text, chat or website, or a note that says why there is none',
  ],
];

describe('the check', () => {
  let said: string[] = [];
  let refused: string[] = [];
  beforeAll(async () => {
    copy = copyContent(SAMPLE);
    for (const [make] of SLIPS) make();
    said = await copy.said();
    refused = await copy.problems();
    copy.remove();
  }, 600_000);

  test.each(SLIPS.flatMap(([, ...lines]) => lines))('says in one line: %s', (line) => {
    expect(said.filter((one) => isOf(line, one))).toHaveLength(1);
  });

  test('says nothing else: one slip makes no second line', () => {
    const expected = SLIPS.flatMap(([, ...lines]) => lines);
    const surplus = refused.filter((one) => !expected.some((line) => isOf(line, one)));
    expect(surplus).toEqual([]);
  });
});

describe('what takes a copy of its own', () => {
  beforeEach(() => {
    copy = copyContent(SAMPLE);
  });
  afterEach(() => copy.remove());

  test('a bomb of aliases is refused as quickly as a word', async () => {
    const bomb = Array.from(
      { length: 30 },
      (_, index) =>
        `l${index}: &l${index} [${index === 0 ? 'x' : `*l${index - 1}, *l${index - 1}`}]`,
    ).join('\n');
    copy.write('faq/bomb.yaml', bomb);
    expect((await copy.problems())[0]).toMatch(/^content\/faq\/bomb\.yaml:/);
  });

  test('without any country, each of the five is named', async () => {
    rmSync(copy.at('countries'), { recursive: true });
    const missing = (await copy.problems()).filter((problem) =>
      problem.startsWith('content/countries'),
    );
    expect(missing).toEqual(
      ['US United States', 'UK United Kingdom', 'CA Canada', 'DE Germany', 'AU Australia'].map(
        (country) => {
          const [code, name] = [country.slice(0, 2), country.slice(3)];
          return `content/countries → code: found no file with the code ${code}, expected one for ${name}, which every site has on file`;
        },
      ),
    );
  });

  test('a country of the specification needs a number to call, and the footer a website', async () => {
    for (const name of ['ncpg-helpline', '1-800-gambler', '988-lifeline']) {
      copy.edit(`helplines/${name}.yaml`, /^phone:\n( {2}.*\n)+/m, 'phone: null\n');
    }
    copy.edit('site.yaml', /^footerHelp:\n( {2}.*\n)+/m, 'footerHelp: [gamcare]\n');
    expect(await copy.problems()).toEqual([
      'content/countries/united-states.yaml → helplines: found no service with a phone number, expected one at least, for a country that every site has on file',
      'content/site.yaml → footerHelp: found no service that has a website and no phone, expected one, for readers who would rather not call',
    ]);
  });

  test('a link to a host that is not listed is refused, with the one that was meant', async () => {
    const hosts = [
      'evil.example',
      'saltlanterm.example',
      'a.vantry.example',
      'vantry.example.evil.example',
    ];
    for (const host of hosts)
      copy.edit('links.yaml', /https:\/\/\w+\.example\/\?ref=edgewise/, `https://${host}/`);
    const found = await copy.problems();
    expect(found).toHaveLength(hosts.length);
    hosts.forEach((host, index) =>
      expect(found[index]).toContain(
        `url: found "${host}", expected a host listed under allowedHosts`,
      ),
    );
    expect(found[1]).toMatch(/Did you mean saltlantern\.example\?$/);
  });

  test('two featured casinos are one too many', async () => {
    copy.edit('casinos/saltlantern.yaml', 'isFeatured: false', 'isFeatured: true');
    expect(await copy.problems()).toEqual([
      expect.stringMatching(/site\.yaml → featured: .*exactly one casino/),
    ]);
  });

  test('a file that a page needs and does not find is named, as is one that no page uses', async () => {
    const folder = copy.at('bonus-categories');
    renameSync(path.join(folder, 'reload.yaml'), path.join(folder, 'relaod.yaml'));
    const payments = copy.at('payment-pages');
    renameSync(path.join(payments, 'overview.yaml'), path.join(payments, 'overveiw.yaml'));
    rmSync(copy.at('self-check.yaml'));
    expect(await copy.problems()).toEqual([
      'content/bonus-categories/reload.yaml: found no such file, expected it to be there, because a page takes its texts from it',
      'content/payment-pages/overview.yaml: found no such file, expected it to be there, because a page takes its texts from it',
      'content/payment-pages/overveiw.yaml: found a file that no page uses, expected only overview, fast-payout, no-kyc, fees-by-coin, provably-fair. Did you mean overview?',
      'content/self-check.yaml: found no such file, expected it to be there, because a page takes its texts from it',
      expect.stringMatching(
        /^content\/search-words\.yaml → \S+: found a link to \/bonuses\/reload,/,
      ),
    ]);
  });

  test('no file that makes a page can be named index, for that is the page of its folder', async () => {
    for (const file of [
      'articles/martingale-arithmetic.md',
      'casinos/marlowick.yaml',
      'countries/japan.yaml',
    ]) {
      const to = path.join(path.dirname(file), `index${path.extname(file)}`);
      renameSync(copy.at(file), copy.at(to));
    }
    const taken = (await copy.problems()).filter((problem) =>
      problem.includes('found the name index'),
    );
    expect(taken.map((problem) => problem.split(':')[0])).toEqual([
      'content/articles/index.md',
      'content/casinos/index.yaml',
      'content/countries/index.yaml',
    ]);
  });

  test('a category of one’s own may list any offer, once, and not under a name that is taken', async () => {
    const folder = copy.at('bonus-categories');
    cpSync(path.join(folder, 'reload.yaml'), path.join(folder, 'weekly.yaml'));
    cpSync(path.join(folder, 'reload.yaml'), path.join(folder, 'page.yaml'));
    copy.edit('bonus-categories/page.yaml', /^(name|title): .*/gm, '$1: Pages');
    copy.edit('bonus-categories/weekly.yaml', /^(name|title): .*/gm, '$1: Weekly');
    copy.edit('bonuses/quillmark-welcome.yaml', '\nkind:', '\nalsoIn: [weekly, weakly]\nkind:');
    expect(await copy.said()).toEqual([
      'content/bonuses/quillmark-welcome.yaml → alsoIn[1]: found "weakly", expected the name of a file in bonus-categories. Did you mean weekly?',
      'content/bonus-categories/page.yaml: found the name page, expected another name: the site has a page or a place of that name already',
    ]);
  });
});
