import { MULTIPLIER_FIELD } from '../crash-rule.ts';
import { fractions, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { multiplierClaim } from '../result-claim.ts';
import { repository, roundsOf } from '../scheme.ts';
import { twoDecimals } from '../working.ts';

const CAP = 1_000_000;

/**
 * Multiplier in each published form, before rounding. The documentation divides by the fraction; two programs
 * that were compared with the operator's own page divide by an integer plus one, which lowers big results by
 * about a hundredth from 100× on. Each form has a recorded round that the others do not give. The order of
 * operations is the operator's: another one can change the last hundredth. Source: facts on provably fair, "Limbo
 * detail" and "Found since".
 */
const PUBLISHED = [
  { name: '0.99 ÷ f', multiplier: (f: number) => (1e8 / (f * 1e8)) * 0.99 },
  withPlusOne('2^24', 2 ** 24),
  withPlusOne('10^8', 1e8),
];

function withPlusOne(name: string, size: number) {
  return {
    name: `0.99 × ${name} ÷ (whole part of f × ${name}, plus 1)`,
    multiplier: (f: number) => (size / (Math.floor(f * size) + 1)) * 0.99,
  };
}

/** Limbo multipliers in hundredths, at least 100, one for each published form that gives any. */
export function limboForms(float: number) {
  return PUBLISHED.flatMap(({ name, multiplier }) => {
    const hundredths = Math.max(100, Math.floor(multiplier(float) * 100));
    // Division by a fraction of 0 gives no multiplier.
    return Number.isFinite(hundredths) ? [{ name, hundredths }] : [];
  });
}

export const limboRule = seedPairRule({
  readClaim: multiplierClaim,
  draws: () => fractions(1),
  play: ([float = Number.NaN]) => {
    const found = limboForms(float);
    const isCapped = found.some(({ hundredths }) => hundredths > CAP * 100);
    const cap = { name: 'no more than 1,000,000×', hundredths: CAP * 100 };
    const differ = new Set(found.map(({ hundredths }) => hundredths)).size > 1;
    const forms = (isCapped ? [...found, cap] : found).map(({ name, hundredths }) => {
      const value = twoDecimals(hundredths);
      const caption = isCapped || differ ? `Multiplier, ${name}` : 'Multiplier from the seeds';
      return { value, name, figure: { value: `${value}×`, caption } };
    });
    const [first] = forms;
    if (first === undefined) throw new RangeError(`Expected a multiplier of ${float}`);
    const steps = forms.map(({ name, value }) => ({ label: `Multiplier, ${name}`, value }));
    return { forms, figure: first.figure, steps };
  },
});

export const limbo = seedPairScheme({
  id: 'limbo',
  name: 'Limbo: two seeds and a nonce',
  guide: 'crash',
  fields: { claim: MULTIPLIER_FIELD },
  inWords:
    'Its first four bytes are a fraction f. The multiplier is 0.99 ÷ f, at least 1, rounded down to hundredths. Two more forms are published, which divide by a whole number plus one and differ in big results; a result that fits any of the three matches.',
  notShown: ['the least multiplier of 1.00', 'the cap of 1,000,000×'],
  publishedRounds: roundsOf(
    // From verifierform-stake, tests/lib/games/testcases/limbo.json.
    '5c5c42b55822f994bd955a4416775190',
    { seed: '40cea334816e7a68ed62d208ce4a2572' },
    { nonce: '0', claim: '17.41' },
    { nonce: '1', claim: '1.69' },
    { nonce: '2', claim: '2.88' },
    // From nucleare/DeepSearch_HashGames, Example/EXPLANATION.md: the operator's page, with every step.
    'fe8ff24859844caa772f959747612cbab36fda2d9475189d6f2d5546ec2dbe93',
    { seed: 'HsWCaELP0o', nonce: '459', claim: '1675.85' },
    // From a Rust program's test_limbo_bug_when_tiny_float, which cites the operator's page.
    'e8df2cc3b9ccb583ce5ea92336842387',
    { seed: '83e27f682128eb1852b048203dfd6931', nonce: '1942124', claim: '3807692.30' },
    // From stake-provably-fair-verifier, Tests/Games/Limbo.test.js.
    '0723cade85eb0996f4a20eabedd973fae0e301e709f34bc87be5bf7f347f7aab',
    '2d370d8dd501039579530f781d5cac42c0897ff47fb69352a46e4c2f773e029e',
    { seed: 'Hxn8AwMB', nonce: '1', claim: '4.39' },
  ),
  sources: [
    repository(
      'nucleare/DeepSearch_HashGames',
      'a limbo round with every step of the operator’s page',
    ),
  ],
});
