import { expect, test } from 'vitest';
import type { CasinoFacts } from '#domain/casinos/facts.ts';
import { NO_LICENCE_FOUND } from '#domain/comparison/comparison-row.ts';
import { money } from '#domain/money/money.ts';
import { casinoWith, known } from '#domain/ratings/facts-for-tests.ts';
import { depositText, depositUsdt, EXTRAS, licenceValues, ORDERS } from './comparison-values.ts';

const factsWith = (facts: Partial<CasinoFacts>): CasinoFacts => casinoWith(facts).facts;
const licenceOf = (authority: string) => ({
  shortName: authority.toUpperCase(),
  country: 'Anyland',
});

const numbered = { authority: 'ab', number: '1' } as const;

test.each<[CasinoFacts['licence'], ReturnType<typeof licenceValues>]>([
  [
    known({ standing: 'on-register', ...numbered }),
    { licenceAuthority: 'ab', licenceText: 'AB', licenceRemark: null },
  ],
  // Claims of the casino are shown as claims and filtered as unknown.
  [
    known({ standing: 'claimed', ...numbered }),
    { licenceAuthority: null, licenceText: 'AB', licenceRemark: 'its own claim' },
  ],
  [
    known({ standing: 'none-found' }),
    { licenceAuthority: NO_LICENCE_FOUND, licenceText: 'None found', licenceRemark: null },
  ],
  [null, { licenceAuthority: null, licenceText: null, licenceRemark: null }],
])('the license of a row: %o', (licence, values) => {
  expect(licenceValues(factsWith({ licence }), licenceOf)).toEqual(values);
});

test.each<[Partial<CasinoFacts>, string | null]>([
  [{ minDepositUsdt: known(money(20)) }, '$20'],
  [{ coins: known(['BTC']) }, 'Takes no USDT'],
  [{ coins: known(['USDT']) }, null],
  [{}, null],
  // The smallest deposit of the review is shown in the table too, with a remark where no figure in
  // USDT is known.
  [{ minDeposit: known(money(20)) }, '$20, not stated in USDT'],
  [{ minDeposit: known(money(20)), coins: known(['BTC']) }, '$20, takes no USDT'],
  [{ minDeposit: known(money(20)), minDepositUsdt: known(money(10, 'USDT')) }, '10 USDT'],
])('the smallest deposit of %o is %s', (facts, text) => {
  expect(depositText(factsWith(facts))).toBe(text);
});

test('a deposit in another currency is sorted at the rate on file', () => {
  const facts = factsWith({ minDeposit: known(money(0.0005, 'BTC')), coins: known(['BTC']) });
  const rates = { day: '2026-11-20', source: 'A bank', dollars: { BTC: 60_000, USDT: 1 } };
  expect(depositUsdt(facts, rates)).toEqual(money(30, 'USDT'));
  expect(depositText(facts, rates)).toBe('0.0005 BTC, takes no USDT; about 30 USDT');
  expect(depositUsdt(facts, null)).toBeNull();
});

test('triggers of a check read as one sentence, and none stated is said', () => {
  const kyc = (triggers: string[]) =>
    EXTRAS['no-kyc'](
      factsWith({ kyc: known({ level: 'above-threshold', disclosure: 'vague', triggers }) }),
    );
  expect(kyc(['Large withdrawals', 'A change of name']).text).toBe(
    'Large withdrawals; a change of name',
  );
  expect(kyc([])).toEqual({ text: 'No trigger is stated', remark: null });
  expect(EXTRAS['no-kyc'](factsWith({}))).toEqual({ text: null, remark: null });
});

test('what is not known comes last in the order by fee, and more provable games come first', () => {
  const fee = ORDERS['fees-by-coin'] ?? expect.fail('no order');
  const unknown = fee(factsWith({}));
  expect(fee(factsWith({ withdrawalFee: known('none') }))).toBeLessThan(
    fee(factsWith({ withdrawalFee: known('casino-fee') })),
  );
  expect(fee(factsWith({ withdrawalFee: known('casino-fee') }))).toBeLessThan(unknown);
  const games = ORDERS['provably-fair'] ?? expect.fail('no order');
  expect(games(factsWith({ provablyFairGames: known(['dice', 'crash']) }))).toBeLessThan(
    games(factsWith({ provablyFairGames: known(['dice']) })),
  );
  expect(games(factsWith({ provablyFairGames: known(['dice', 'aviator']) }))).toBe(
    games(factsWith({ provablyFairGames: known(['dice']) })),
  );
});
