import { expect, test } from 'vitest';
import { copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';

/** Changes of a copy of the sample: file, pattern, text, and how each line begins that is said of it, if any is. */
const SLIPS = String.raw`
site.yaml ¦ featured:\n.*\n.*\n.* ¦ featured: null ¦ featured: found null, and isFeatured: true
self-check.yaml ¦ Nine ¦ Eight ¦ intro: found
helplines/gamban.yaml ¦ url: .*([^]*?whatItDoes: ).* ¦ url: https://betblocker.org$1An app from a UK charity that blocks gambling sites for a fixed span or by a calendar. ¦ url: found "https://betblocker.org", expected a url that
links.yaml ¦ allowedHosts: ¦ allowedHosts:\n  - edgewise.example ¦ allowedHosts[0]: found edgewise.example, expected a host of a casino
payment-pages/overview.yaml ¦ (title: )Crypto .* ¦ $1'No KYC crypto casinos: what triggers a check' ¦ head.title: found "No KYC crypto casinos: what triggers a check", expected a head.title that
bonuses/saltlantern-cashback.yaml ¦ Visit Saltlantern ¦ Visit Vantry ¦ ctaText: found "Visit Vantry", expected Saltlantern
bonuses/vantry-reload.yaml ¦ (reference:[^]*?)USD ¦ $1EUR ¦ terms.reference.bonus.currency: found EUR, expected USD
articles/bankroll-in-units.md ¦ 00, tone: cost ¦ 00, tone: gain ¦ ledger.total.tone: found gain for −$6.00
articles/bankroll-in-units.md ¦ \$600.00 ¦ $700.00 ¦ ledger.rows[1].figure: found $700.00, expected 600, as 300 bets × $2.00 is
articles/blackjack-basic-strategy.md ¦ figure: 2.12% ¦ figure: 2.22% ¦ ledger.rows[3].figure: found 2.22%, expected 2.12, as 0.56% + 1.36% + 0.20% is
articles/provably-fair-explained.md ¦ 0.927214383148 ¦ 0.937214383148 ¦ ledger.rows[4].figure: found 0.937214383148, expected 0.927214, as the lines above come to
articles/poker-pot-odds.md ¦ 5% of \$90 ¦ $90 + 5%
articles/roulette-one-zero.md ¦ working: '\$1,000 × 1/37', figure: −\$27.03 ¦ working: 3 × 33%, figure: $1.00
casinos/quillmark.yaml ¦ 50000000 ¦ 400 ¦ facts.maxPayout.value.minorUnits: found 400 ($4.00), expected at least the smallest deposit
pages/about.md ¦ $ ¦ \nA note.[^1]\n\n[^1]: The note.\n ¦ : found <section>, which the page leaves out, expected
pages/crypto-wallets.md ¦ $ ¦ \n## Menu\n\nText.\n ¦ : found the heading “Menu”, expected other words
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ¦ '));

const copy = copyContent(SAMPLE);
for (const [file = '', from = '', to = ''] of SLIPS) {
  copy.edit(file, new RegExp(from), to.replaceAll(String.raw`\n`, '\n'));
}
const { problems, warnings } = await checkContent(copy.root, 'content');
const said = [...problems, ...warnings].map(formatProblem);
copy.remove();
const LINES = SLIPS.flatMap(([file, , , ...all]) =>
  all.map((words) => `content/${file}${words.startsWith(':') ? '' : ' → '}${words}`),
);

test.each(LINES)('%s', (line) => {
  expect(said.filter((one) => one.startsWith(line))).toHaveLength(1);
});

test('nothing else is named', () => {
  expect(said.filter((one) => !LINES.some((line) => one.startsWith(line)))).toEqual([]);
});
