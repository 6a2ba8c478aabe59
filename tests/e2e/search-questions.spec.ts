import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * Queries of readers, typing errors included, and the page of the sample that answers each; any of several where
 * more than one does. Changes of the search add questions and remove none.
 */
const QUESTIONS: readonly (readonly [question: string, ...answers: string[]])[] = [
  // Payments and identity
  ['monero no kyc', '/payments-kyc/no-kyc'],
  ['no id', '/payments-kyc/no-kyc'],
  ['anonymous casino', '/payments-kyc/no-kyc'],
  ['what is kyc', '/guides/what-kyc-asks'],
  [
    'do i need a passport to withdraw',
    '/faq#will-i-have-to-prove-who-i-am',
    '/guides/what-kyc-asks',
  ],
  ['anjouan', '/licenses'],
  ['fastest payout', '/payments-kyc/fast-payout'],
  ['instant withdrawal', '/payments-kyc/fast-payout'],
  ['how long do withdrawals take', '/faq#how-fast-are-withdrawals'],
  ['xmr', '/payments-kyc/fees-by-coin#coin-xmr'],
  ['bitcoin fees', '/payments-kyc/fees-by-coin', '/payments-kyc/fees-by-coin#coin-btc'],
  ['usdt network fee', '/payments-kyc/fees-by-coin'],
  ['which coin should i use', '/guides/choosing-a-coin'],
  ['minimum deposit', '/payments-kyc'],
  ['lightning network', '/guides/lightning-and-layer-two'],
  ['best wallet', '/crypto-wallets'],
  ['seed phrase', '/crypto-wallets'],
  ['2fa', '/guides/locking-down-an-account'],
  // Bonuses
  ['no deposit bonus', '/bonuses/no-deposit'],
  ['free spins', '/bonuses/free-spins'],
  ['are free spins worth it', '/guides/cost-of-free-spins'],
  ['rakeback', '/bonuses/cashback'],
  ['high roller bonus', '/bonuses/high-roller'],
  ['reload bonus', '/bonuses/reload'],
  ['what does 35x mean', '/faq#what-35x-wagering-means'],
  [
    'rollover requirements explained',
    '/guides/reading-bonus-terms',
    '/faq#what-35x-wagering-means',
  ],
  // Tools
  ['calculator', '/tools/bonus', '/tools'],
  ['bonus calculater', '/tools/bonus'],
  ['check a round', '/tools/round'],
  ['verify a bet', '/tools/round'],
  ['server seed', '/tools/round'],
  ['was I treated fairly', '/tools/rounds'],
  ['was i cheated', '/tools/rounds'],
  ['is my casino cheating', '/tools/rounds'],
  ['check my bet history', '/tools/rounds'],
  ['rigged', '/tools/rounds'],
  ['risk of ruin', '/tools/session'],
  ['rakeback calculator', '/tools/rewards'],
  ['how much do i lose per hour', '/games#hours-title'],
  ['compare casinos', '/compare'],
  ['my own ranking', '/tools/weights'],
  // Games and fairness
  ['crash odds', '/games/crash'],
  ['plinko', '/games/plinko'],
  ['aviatr', '/games/aviator'],
  ['live dealer', '/games/live-dealer'],
  ['house edge of dice', '/games/dice'],
  [
    'is it rigged',
    '/tools/rounds',
    '/payments-kyc/provably-fair',
    '/guides/provably-fair-explained',
  ],
  ['blackjak strategy', '/guides/blackjack-basic-strategy'],
  ['does martingale work', '/guides/martingale-arithmetic'],
  ['poker odds', '/guides/poker-pot-odds'],
  ['craps rules', '/game-rules'],
  ['slot volatility', '/guides/slot-volatility-chart'],
  // Casinos
  ['quilmark', '/reviews/quillmark'],
  ['salt lantern', '/reviews/saltlantern'],
  ['northbarow review', '/reviews/northbarrow'],
  ['will quillmark pay me', '/will-it-pay/quillmark'],
  ['marlowick withdrawal limits', '/will-it-pay/marlowick'],
  ['does saltlantern take canada', '/will-it-pay/saltlantern'],
  ['will halyard nine pay', '/will-it-pay/halyard-nine'],
  ['quilmark max withdrawl', '/will-it-pay/quillmark'],
  ['is marlowick a scam', '/reviews/marlowick'],
  ['withdrawl limit', '/compare'],
  ['how much can i withdraw', '/compare'],
  ['vantry vs quillmark', '/compare'],
  ['best crypto casino', '/reviews'],
  ['will it pay me', '/reviews'],
  // Countries and law
  ['is stake legal in canada', '/country/canada'],
  ['is it legal in germany', '/country/germany'],
  ['uk', '/country/united-kingdom'],
  ['usa legal', '/country/united-states'],
  ['online casino canda', '/country/canada'],
  ['curacao license', '/licenses', '/guides/licences-compared'],
  // Help
  ['gambling addiction', '/responsible-gaming'],
  ['am i addicted', '/responsible-gaming#self-check', '/responsible-gaming'],
  ['self exclusion', '/responsible-gaming'],
  // Wishes of readers: pages made for them
  ['casino will not pay me', '/tools/case'],
  ['withdrawal stuck', '/tools/case'],
  ['withdrawal pending', '/tools/case'],
  ['kyc again', '/tools/case'],
  ['account closed', '/tools/case'],
  ['bonus winnings confiscated', '/tools/case'],
  ['they want a fee', '/tools/case'],
  ['they voided my winnings', '/tools/case'],
  ['casino keeps asking for documents', '/tools/case'],
  ['my account was closed', '/tools/case'],
  ['not getting paid', '/tools/case'],
  ['withdrawl rejected', '/tools/case'],
  ['they keep my winnings', '/tools/case'],
  ['self exclusion ignored', '/tools/case'],
  ['take a break', '/responsible-gaming'],
  ['cant stop gamblig', '/responsible-gaming'],
  ['how to start', '/start'],
  ['I am a beginner', '/start'],
  ['how do I buy bitcoin', '/start'],
  ['my bets', '/tools/rounds'],
  // Each game of the verifier
  ...['keno', 'limbo', 'hilo', 'mines', 'bustabit', 'verify wheel', 'verify baccarat'].map(
    (game) => [game, '/tools/round'] as const,
  ),
  // The site
  ['how do you make money', '/faq#how-edgewise-makes-money', '/affiliate-disclosure'],
  ['how are casinos rated', '/how-we-rate', '/faq#how-do-you-rate'],
  ['report a mistake', '/contact'],
  ['who owns this site', '/about'],
  ['do I have to be 21 or 18', '/country'],
  ['live blackjack', '/games/live-dealer'],
  ['vip program', '/tools/rewards'],
  ['ethereum gas', '/payments-kyc/fees-by-coin#coin-eth', '/payments-kyc/fees-by-coin'],
  ['cookies', '/cookie-policy'],
  // Accounts, coins and games that no page is named after
  ['phishing', '/crypto-wallets', '/guides/locking-down-an-account'],
  ['cold storage', '/crypto-wallets'],
  ['chargeback', '/start'],
  ['delete my casino account', '/responsible-gaming'],
  ['casinos that take dogecoin', '/payments-kyc'],
  ['poker bankroll', '/guides/bankroll-in-units'],
  ['european vs american roulette', '/guides/roulette-one-zero'],
  ['jet x', '/games/crash'],
];

/** Share of the questions that the first result has to answer. */
const FIRST_SHARE = 0.9;
const NEAR = 3;

/** The addresses of the results, once they are those for the question. */
async function answersTo(page: Page, question: string): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill(question);
  await expect(dialog.getByRole('status')).toContainText(`“${question}”`);
  return dialog
    .locator('ol a')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
}

test('questions of readers lead to the page that answers them', async ({ page }) => {
  test.setTimeout(120_000);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(79);
  await page.goto('/privacy-policy');
  await page.keyboard.press('Control+k');
  const places: { question: string; place: number; found: string[] }[] = [];
  for (const [question, ...answers] of QUESTIONS) {
    const found = await answersTo(page, question);
    places.push({ question, place: found.findIndex((href) => answers.includes(href)), found });
  }
  const missed = ({ question, found }: (typeof places)[number]) =>
    `${question}: ${found.slice(0, NEAR).join(', ')}`;
  const notFirst = places.filter(({ place }) => place !== 0);
  const far = places.filter(({ place }) => place < 0 || place >= NEAR);
  expect(far.map(missed), 'questions without their page among the first three').toEqual([]);
  expect(
    1 - notFirst.length / QUESTIONS.length,
    `not answered by the first result:\n${notFirst.map(missed).join('\n')}`,
  ).toBeGreaterThanOrEqual(FIRST_SHARE);
});
