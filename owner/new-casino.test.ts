import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvText } from '#domain/side-by-side/csv.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { HEADS } from './csv/casino-rows.ts';
import { refusalOf } from './new-casino.ts';

let folder: string;
let content: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-casinos-'));
  content = path.join(folder, 'content');
  cpSync(SAMPLE, content, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command as it is typed, with the copy of the sample for its content. */
function newCasino(...words: string[]) {
  const tool = path.resolve('owner/new.ts');
  const env = { ...process.env, CONTENT_DIR: 'content', BUILD_DAY: '2026-11-26' };
  const options = { cwd: folder, encoding: 'utf8', input: '', env } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool, 'casino', ...words],
    options,
  );
  return { status, said: `${stdout}${stderr}` };
}

const BONUS = {
  'Bonus.kind': 'welcome',
  'Bonus.headline': '100% up to $200',
  'Bonus.features': 'Slots count in full | 30 days to finish',
  'Bonus.match percent': '100%',
  'Bonus.cap': '$200',
  'Bonus.wagering.multiple': '35x',
  'Bonus.wagering.base': 'bonus',
  'Bonus.expiry days': '30',
};

/** What the dashboards of six programmes say, as they say it. */
const SIX: Record<string, string>[] = [
  { Withdrawal: '24h', 'Max payout': '€50,000/month', 'Vip program': 'yes', ...BONUS },
  { Withdrawal: 'up to 48 hours', 'Max payout': 'No limit', 'Game count': '2,400' },
  { Withdrawal: '10-60 min', 'Max payout': '$5k/week', 'Min deposit': '0.0001 BTC', ...BONUS },
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
  writeFileSync(path.join(folder, 'six.csv'), csvText([heads, ...lines]));
}

test('an empty table has a column for each question', () => {
  expect(newCasino('empty.csv').said).toMatch(/empty\.csv has 0 rows/);
  const [head = ''] = readFileSync(path.join(folder, 'empty.csv'), 'utf8').split(/\r?\n/);
  writeFileSync(
    path.join(folder, 'empty.csv'),
    `${head}\nHazel Spins${','.repeat(HEADS.length - 1)}`,
  );
  const lacks = newCasino('empty.csv').said.matchAll(/^empty\.csv:2 → (\S+): /gm);
  expect([...lacks].map(([, field]) => field)).toEqual(['website', 'description', 'features']);
});

test('what can mean two things is refused with both, by the row of the table, and nothing is written', async () => {
  const [first = {}] = SIX;
  writeTable([first, { ...first, Name: 'Hazel Spins', Withdrawal: 'Instant' }]);
  const { status, said } = newCasino('six.csv', 'write');
  expect(status).toBe(1);
  expect(said).toMatch(
    /^six\.csv:3 → facts\.withdrawal\.value: found "Instant", expected one of its two/m,
  );
  expect(said).toMatch(/Nothing was written\.\n$/);
  expect((await checkContent('.', content)).content.casinos).toHaveLength(15);
});

test('six rows make six casinos, three offers and six links, and the content passes the check', async () => {
  writeTable(SIX);
  expect(newCasino('six.csv').said).toMatch(
    /Nothing was written: \d+ fields in 10 files\. npm run new casino six\.csv write does it\.\n$/,
  );
  const { status, said } = newCasino('six.csv', 'write');
  expect(said).toMatch(/10 files written\.\n$/);
  expect(status).toBe(0);
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
  expect(made.links[0]?.data.links.at(-1)).toMatchObject({
    casino: 'gorse-spins',
    url: 'https://gorse-spins.example/?ref=us',
    payment: 'hybrid',
  });
  expect(newCasino('six.csv', 'write').said).toMatch(/found alder-spins, which is there already/);
});

test('an answer is refused where a cell would be', () => {
  const ask = (head: string, cell: string) =>
    refusalOf({ name: 'Harbour Dice', file: 'harbour-dice', [head]: cell }, head, '2026-11-26');
  expect(ask('withdrawal', 'Instant')).toMatch(/one of its two readings/);
  expect(ask('kyc.level', 'sometimes')).toMatch(/Invalid option/);
  expect(ask('maxPayout', 'No limit')).toBeUndefined();
  expect(ask('bonus.cap', '$200')).toBeUndefined();
});
