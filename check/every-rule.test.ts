import { expect, test } from 'vitest';
import { copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';

/** Changes of a copy of the sample: file, pattern, text, and how each line begins that is said of it, if any is. */
const SLIPS = String.raw`
site.yaml ¦ title: One running total ¦ title: early access ¦ upcoming.perks[2].title: found "early access", expected each entry once: upcoming.perks[0].title
site.yaml ¦ label: monthly readers ¦ label: Casinos reviewed ¦ stats[2].label: found "Casinos reviewed", expected each entry once: stats[0].label
site.yaml ¦ analytics: null ¦ analytics: { script: /no/such.js } ¦ analytics.script: found /no/such.js, expected a file public
site.yaml ¦ featured:\n.*\n.*\n.* ¦ featured: null ¦ featured: found null, and isFeatured: true
helplines/gamban.yaml ¦ kind: .* ¦ kind: crisis ¦ kind: found crisis, expected another kind
helplines/gamstop.yaml ¦ kind: .* ¦ kind: helpline ¦ kind: found helpline, expected self-exclusion
licences/none.yaml ¦ registerUrl: null ¦ registerUrl: https://cga.cw ¦ registerUrl: found https://cga.cw, expected null
self-check.yaml ¦ Nine ¦ Eight ¦ intro: found
helplines/gamban.yaml ¦ url: .*([^]*?whatItDoes: ).* ¦ url: https://betblocker.org$1An app from a UK charity that blocks gambling sites for a fixed span or by a calendar. ¦ url: found "https://betblocker.org", expected a url that
search-words.yaml ¦ suizid ¦ a ¦ help[1].life[1]: found "a", expected a word that few type
search-words.yaml ¦ selbstmord ¦ roulette ¦ help[1].life[0]: found "roulette", expected no word of Roulette
helplines/988-canada.yaml ¦ English and French ¦ English, French and English ¦ languages: found "English, French and English", expected each language once
rates.yaml ¦ sample: true ¦ sample: false ¦ source.noAddress: found invented
links.yaml ¦ since: .* ¦ since: 2017-12-31 ¦ links[0].since: found 2017-12-31, expected a day from 2018 on
links.yaml ¦ allowedHosts: ¦ allowedHosts:\n  - edgewise.example ¦ allowedHosts[0]: found edgewise.example, expected a host of a casino
links.yaml ¦ (ref=edgewise)(\n    payment) ¦ $1\n    inCountry: { germany: 'https://quillmark.example/de' }$2 ¦ links[0].inCountry.germany: found an address for germany
countries/sweden.yaml ¦ name: .* ¦ name: Norway ¦ code: found SE, expected the code of Norway: this one is that of Sweden
payment-pages/overview.yaml ¦ (title: )Crypto .* ¦ $1'No KYC crypto casinos: what triggers a check' ¦ head.title: found "No KYC crypto casinos: what triggers a check", expected a head.title that
countries/sweden.yaml ¦ offers: ¦ offers:\n  minimumAge: 25 ¦ offers.minimumAge: found 25, expected
articles/hit-frequency.md ¦ href: \S+, ¦ href: /guides/hit-frequency, ¦ related[0].href: found /guides/hit-frequency, expected another page
bonuses/tidewrack-rakeback.yaml ¦ //tidewrack ¦ //my.pellucid ¦ sources.offer.url: found https://my.pellucid.example/rakeback, expected a page on Tidewrack
bonuses/tidewrack-rakeback.yaml ¦ updatedOn: ¦ startsOn: 2015-12-31\nupdatedOn: ¦ startsOn: found 2015-12-31, expected a day from 2016 on
bonuses/saltlantern-cashback.yaml ¦ grade: D ¦ grade: C ¦ terms.matchPercent.grade: found C, expected D
bonuses/saltlantern-cashback.yaml ¦ Visit Saltlantern ¦ Visit Vantry ¦ ctaText: found "Visit Vantry", expected Saltlantern
bonuses/pellucid-no-deposit.yaml ¦ matchPercent: null ¦ matchPercent: { value: 5, source: offer, checkedOn: 2026-11-12, grade: D } ¦ terms.matchPercent: found 5, expected null
bonuses/pellucid-no-deposit.yaml ¦ minDeposit: \{ value: none ¦ minDeposit: { value: { minorUnits: 900, currency: USD } ¦ terms.minDeposit.value: found 900 ($9.00), expected none ¦ terms.minDeposit: found $9.00, expected at least the smallest deposit of the casino
bonuses/pellucid-no-deposit.yaml ¦ deposit: \{ minorUnits: 0 ¦ deposit: { minorUnits: 900 ¦ terms.reference.deposit.minorUnits: found 900 ($9.00), expected 0
bonuses/copperfinch-no-deposit-spins.yaml ¦ base: \w+ ¦ base: deposit ¦ terms.wagering.value.base: found deposit, expected bonus or winnings
bonuses/pellucid-no-deposit.yaml ¦ minorUnits: 1500 ¦ minorUnits: 60000 ¦ terms.reference.bonus: found $15.00, expected $600.00, which the match or the spins make, or terms.cap says
bonus-categories/reload.yaml ¦ name: .* ¦ name: Cashback and rakeback ¦ name: found "Cashback and rakeback", expected another name: it is the title of
casinos/vantry.yaml ¦ \['Two accounts.*\] ¦ [] ¦ facts.kyc.value.disclosure: found threshold-and-documents, expected vague
bonuses/quillmark-welcome.yaml ¦ base: \w+ ¦ base: winnings ¦ terms.wagering.value.base: found winnings, expected bonus, deposit
bonuses/quillmark-welcome.yaml ¦ deposit: \{ minorUnits: 50000 ¦ deposit: { minorUnits: 1900 ¦ terms.reference.deposit.minorUnits: found 1900 ($19.00), expected at least 2000 ¦ terms.reference.bonus: found $500.00, expected $19.00
bonuses/quillmark-welcome.yaml ¦ value: no-cap ¦ value: { minorUnits: 1500, currency: USD } ¦ terms.maxCashOut.value.minorUnits: found 1500 ($15.00), expected at least the smallest deposit
bonuses/vantry-reload.yaml ¦ (maxBet:[^]*?)USD ¦ $1EUR ¦ terms.maxBet.value.currency: found EUR, expected USD
bonuses/dunmarch-spins.yaml ¦ bonus: { minorUnits: 1000 ¦ bonus: { minorUnits: 900 ¦ terms.reference.bonus: found $9.00, expected $10.00, which the match or the spins make
articles/bankroll-in-units.md ¦ 00', tone: cost ¦ 00', tone: gain ¦ ledger.total.tone: found gain for −$6.00
articles/bankroll-in-units.md ¦ \$600.00 ¦ $700.00 ¦ ledger.rows[1].figure: found $700.00, expected 600, as 300 bets × $2.00 is
articles/blackjack-basic-strategy.md ¦ '2.12% ¦ '2.22% ¦ ledger.rows[3].figure: found 2.22%, expected 2.12, as 0.56% + 1.36% + 0.20% is
articles/provably-fair-explained.md ¦ 0.927214383148 ¦ 0.937214383148 ¦ ledger.rows[4].figure: found 0.937214383148, expected 0.927214, as the lines above come to
articles/poker-pot-odds.md ¦ 5% of \$90 ¦ $90 + 5%
articles/roulette-one-zero.md ¦ working: '\$1,000 × 1/37', figure: '−\$27.03' ¦ working: 3 × 33%, figure: $1.00
casinos/umberfold.yaml ¦ authority: curacao ¦ authority: none ¦ facts.licence.value.authority: found none, expected another file of licences
casinos/isleforge.yaml ¦ standing: on-register[^}]* ¦ standing: none-found  ¦ facts.recourse.value: found regulator-complaint, expected independent-body
casinos/saltlantern.yaml ¦ sample: true ¦ sample: false ¦ sources.
casinos/quillmark.yaml ¦ was: 5 to 30 minutes ¦ was: 2 to 10 minutes ¦ history[0].now: found "2 to 10 minutes", expected what changed since
casinos/quillmark.yaml ¦ level: above-threshold ¦ level: none ¦ facts.kyc.value.level: found none, with triggers
casinos/quillmark.yaml ¦ 50000000 ¦ 400 ¦ facts.maxPayout.value.minorUnits: found 400 ($4.00), expected at least the smallest deposit
casinos/quillmark.yaml ¦ (provablyFairGames: \{ value: )\[.*?\] ¦ $1[] ¦ review.pros[3].fact: found provablyFairGames, which is an empty list
pages/about.md ¦ $ ¦ \nSee [it](https://a.example:8443/).\n ¦ : found a link to https://a.example:8443/, expected an https:// address
pages/about.md ¦ $ ¦ \nA note.[^1]\n\n[^1]: The note.\n ¦ : found the footnote [^1], expected
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
