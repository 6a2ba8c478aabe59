import { describe, expect, test } from 'vitest';
import { checkTyped, publishedRound } from '../scheme-for-tests.ts';
import { limboForms } from './limbo.ts';

const DIVIDED = '0.99 ÷ f';
const OF_24_BITS = '0.99 × 2^24 ÷ (whole part of f × 2^24, plus 1)';
const OF_8_DECIMALS = '0.99 × 10^8 ÷ (whole part of f × 10^8, plus 1)';

test.each([
  // 0.99 ÷ 0.5 = 1.98, and just under it with one more in 2^23 or in 50,000,000
  [0.5, [198, 197, 197]],
  [1 - 2 ** -32, [100, 100, 100]],
  // 0.99 × 2^32; 0.99 × 2^24 and 0.99 × 10^8 ÷ 1
  [2 ** -32, [425_201_762_304, 1_660_944_384, 9_900_000_000]],
])('a fraction of %d gives %j hundredths', (float, hundredths) => {
  expect(limboForms(float).map((form) => form.hundredths)).toEqual(hundredths);
});

test('a fraction of 0 has a multiplier in the forms with a plus one alone', () => {
  expect(limboForms(0).map(({ says }) => says)).toEqual([OF_24_BITS, OF_8_DECIMALS]);
});

describe('a recorded round', () => {
  test.each([
    ['1675.85', OF_24_BITS],
    ['3807692.30', OF_8_DECIMALS],
    ['17.41', `${DIVIDED}; ${OF_24_BITS}; ${OF_8_DECIMALS}`],
  ])('of %s× fits by the forms that give it', async (claim, form) => {
    const { result } = await checkTyped('limbo', publishedRound('limbo', claim));
    expect(result).toMatchObject({ verdict: 'matches', form, figure: { value: `${claim}×` } });
  });

  test.each(['1675.89', '1675.85'])('of 459 bets may be shown as %s×', async (claim) => {
    // 0.99 ÷ (0x0026b6c8 ÷ 2^32) = 1675.896…
    const { result } = await checkTyped('limbo', { ...publishedRound('limbo', '1675.85'), claim });
    expect(result).toMatchObject({ verdict: 'matches' });
  });

  test('may be shown at the cap, and names all that was tried when nothing fits', async () => {
    const big = publishedRound('limbo', '3807692.30');
    const capped = await checkTyped('limbo', { ...big, claim: '1,000,000' });
    expect(capped.result).toMatchObject({ form: 'no more than 1,000,000×' });
    const { result } = await checkTyped('limbo', { ...big, claim: '2' });
    expect(result).toMatchObject({
      verdict: 'does-not-match',
      tried: [DIVIDED, OF_24_BITS, OF_8_DECIMALS, 'no more than 1,000,000×'],
    });
  });
});
