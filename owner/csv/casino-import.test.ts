import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { csvText } from '#domain/tables/csv.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { HEADS } from './casino-rows.ts';
import { runCsv } from './run-csv.ts';

/** A copy of the sample in the place of the content. */
const { folder, content } = vi.hoisted(() => {
  const folder = '.cache/new-casino-test';
  const content = `${folder}/content`;
  Object.assign(process.env, { CONTENT_DIR: content, BUILD_DAY: '2026-12-31' });
  return { folder, content };
});
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, content, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Output and refusals of `npm run new casino TABLE`, with the names of files in that folder. */
async function newCasino(table: string, ...agreed: string[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const refused = await runCsv(['in', 'new', `${folder}/${table}`, ...agreed]);
  const said = [...log.mock.calls.flat(), ...refused].join('\n').replaceAll(`${folder}/`, '');
  return { isRefused: refused.length > 0, said };
}

const BONUS = {
  'Bonus.kind': 'welcome',
  'Bonus.headline': '100% up to $200',
  'Bonus.features': 'Slots count in full | 30 days to finish',
  'Bonus.match percent': '100%',
  'Bonus.cap': '$200',
  'Bonus.wagering.multiple': 'x35',
  'Bonus.wagering.base': 'bonus',
  'Bonus.expiry days': '30 days',
};
const SPINS = {
  'Bonus.kind': 'free-spins',
  'Bonus.headline': '50 spins of $0.20',
  'Bonus.features': 'No code | Slots',
  'Bonus.reference.bonus': '$10',
  'Bonus.reference.deposit': '$20',
  'Bonus.reference.spins.count': '50',
  'Bonus.reference.spins.value': '$0.20',
};

/** Dashboards of six programmes, in their own words. */
const SIX: Record<string, string>[] = [
  { Withdrawal: '24h', 'Max payout': '€50,000/month', 'Vip program': 'yes', ...BONUS },
  { Withdrawal: 'up to 48 hours', 'Max payout': 'No limit', 'Game count': '2,400' },
  { Withdrawal: '10-60 min', 'Max payout': '$5k/week', 'Min deposit': '0.0001 BTC', ...SPINS },
  {
    'Max payout': '$100,000',
    'Kyc.level': 'On suspicion',
    'Kyc.disclosure': 'Vague',
    'Kyc.triggers': 'none',
  },
  {
    'Min deposit': '€20',
    Coins: 'BTC | ETH',
    Games: 'slots | dice',
    'Provably fair games': 'none',
  },
  { 'Licence.standing': 'claimed', 'Licence.authority': 'curacao', ...BONUS },
].map((cells, at) => {
  const name = ['Alder', 'Birch', 'Cedar', 'Ebony', 'Fir', 'Gorse'][at] ?? '';
  const site = `https://${name.toLowerCase()}-spins.example`;
  return {
    Name: `${name} Spins`,
    Website: site,
    Description: `${name} Spins has a lobby of slots and of dice. Its terms are short.`,
    Features: 'Slots | Dice | Short terms | Payouts in coins',
    Source: `${site}/terms`,
    'Checked on': '24/11/2026',
    Grade: 'D',
    'Link.url': `${site}/?ref=us`,
    'Link.payment': 'hybrid',
    ...cells,
    ...('Bonus.kind' in cells && { 'Bonus.source': `${site}/bonus` }),
  };
});

function writeTable(rows: readonly Record<string, string>[]): void {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => heads.map((head) => row[head] ?? ''));
  writeFileSync(`${folder}/six.csv`, csvText([heads, ...lines]));
}

test('an empty table has a column for what a casino must have', async () => {
  const file = `${folder}/empty.csv`;
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await runCsv(['out', 'new', file])).toEqual([]);
  const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
  writeFileSync(file, `${head}\nHazel Spins${','.repeat(HEADS.length - 1)}`);
  const lacks = (await newCasino('empty.csv')).said.matchAll(/^empty\.csv:2 → (\S+): /gm);
  expect([...lacks].map(([, field]) => field)).toEqual(['website', 'description']);
});

test('what can mean two things is refused with both, by the row of the table, and nothing is written', async () => {
  const [first = {}] = SIX;
  writeTable([first, { ...first, Name: 'Hazel Spins', Withdrawal: 'Instant' }]);
  const { isRefused, said } = await newCasino('six.csv', 'write');
  expect(isRefused).toBe(true);
  expect(said).toMatch(/^six\.csv:3 → Withdrawal: found "Instant", expected one of its two/m);
  expect(said).toMatch(/Nothing was written\.$/);
  expect((await checkContent('.', content)).content.casinos).toHaveLength(15);
});

test('six rows make six casinos, three offers and six links, and the content passes the check', async () => {
  writeTable(SIX);
  expect((await newCasino('six.csv')).said).toMatch(
    /Nothing was written: \d+ fields in 10 files\. npm run new casino six\.csv write does it\.$/,
  );
  const { isRefused, said } = await newCasino('six.csv', 'write');
  expect(said).toMatch(/10 files written\.$/);
  expect(isRefused).toBe(false);
  const { problems, content: made } = await checkContent('.', content);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(made.casinos).toHaveLength(21);
  const facts = (id: string) => made.casinos.find((one) => one.id === `${id}-spins`)?.data.facts;
  const receipt = { source: 'terms', checkedOn: '2026-11-24', grade: 'D' };
  expect(facts('alder')).toMatchObject({
    withdrawal: { value: { fromMinutes: 0, toMinutes: 1440 }, ...receipt },
    maxPayout: { value: { minorUnits: 5_000_000, currency: 'EUR' }, ...receipt },
    licence: null,
    kyc: null,
  });
  expect(facts('cedar')).toMatchObject({
    minDeposit: { value: { minorUnits: 10_000, currency: 'BTC' } },
    maxPayout: { value: { minorUnits: 500_000, currency: 'USD', per: 'week' } },
  });
  expect(facts('fir')?.provablyFairGames).toEqual({ value: [], ...receipt });
  expect(facts('gorse')?.licence?.value).toHaveProperty('number', null);
  expect(made.bonuses.find(({ id }) => id === 'gorse-spins-welcome')?.data).toMatchObject({
    label: 'Welcome bonus',
    sources: { offer: { url: 'https://gorse-spins.example/bonus' } },
    terms: {
      wagering: { value: { multiple: 35, base: 'bonus' }, ...receipt, source: 'offer' },
      maxBet: null,
      reference: { bonus: { minorUnits: 20_000 }, deposit: { minorUnits: 20_000 } },
    },
  });
  expect(made.bonuses.find(({ id }) => id === 'cedar-spins-free-spins')?.data).toMatchObject({
    label: 'Spins',
    terms: { reference: { spins: { count: 50, value: { minorUnits: 20, currency: 'USD' } } } },
  });
  expect(made.links[0]?.data.links.at(-1)).toMatchObject({
    casino: 'gorse-spins',
    url: 'https://gorse-spins.example/?ref=us',
    payment: 'hybrid',
  });
  expect((await newCasino('six.csv', 'write')).said).toMatch(
    /found alder-spins, which is there already/,
  );
});
