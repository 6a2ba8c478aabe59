import { expect, test } from 'vitest';
import { copyForEach } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

const copy = copyForEach(SAMPLE);

/** A file, what stands there, what is put in its place, and the field that is named for it. */
const SLIPS = `
casinos/tidewrack.yaml|disclosure: vague|disclosure: threshold-only|facts.kyc.value.disclosure
casinos/vantry.yaml|website: https://vantry.example|website: https://edgewise.example|website
casinos/quillmark.yaml|/about' }|/about', publishedOn: 2026-11-20 }|facts.established.checkedOn
casinos/larkspire.yaml|updatedOn: 20|updatedOn: 19|updatedOn
bonuses/quillmark-welcome.yaml|kind: welcome|kind: welcome\nalsoIn: [no-deposit]|alsoIn[0]
countries/canada.yaml|status: province-by-province|status: prohibited|offers.casinoLinks
helplines/gamcare.yaml|tel:+44808|tel:+4412340808|phone.tel
coins/ada.yaml|code: ADA|code: EUR|code
rates.yaml|EUR: 1.08|EUR: 1.08\n  IDR: 16000|rates.IDR
site.yaml|https://ledger.example/waitlist|https://www.edgewise.example/nosuch|upcoming.waitlistUrl
articles/poker-pot-odds.md|figure: $90.00|figure: 90.00|ledger.rows[0].figure
links.yaml|vantry.example/?ref=edgewise|vantry.example/?ref=|links[10].url
links.yaml|larkspire.example/?ref=edgewise|larkspire.example/?ref=undefined|links[5].url
casinos/wickmere.yaml|minorUnits: 1000, currency: USDT|minorUnits: 99999999999, currency: USDT|facts.minDepositUsdt.value.minorUnits
casinos/umberfold.yaml|method: 3|method: 4|earlierScores
casinos/dunmarch.yaml|source: register,\n      checkedOn: 2026-11-14,\n      grade: C|source: about,\n      checkedOn: 2026-11-14,\n      grade: D|facts.licence.value.standing
casinos/copperfinch.yaml|history:\n|history:\n  - { on: 2026-11-09, fact: kyc, was: A, now: B, why: C }\n  - { on: 2026-11-09, fact: kyc, was: A, now: B, why: C }\n|history[1]
casinos/ferrystone.yaml|grade: D|grade: D, test: { on: 2026-11-02, method: M, amount: $1 }|facts.established.grade
bonuses/pellucid-no-deposit.yaml|bonus: { minorUnits: 1500|bonus: { minorUnits: 0|terms.reference.bonus.minorUnits
game-rules/roulette.yaml|sum: '1/37'|sum: '1/36'|bets[0].sum
game-histories.yaml|- id: brazil|- id: letter-br|laws[2].id
countries/ireland.yaml|lang: ga|lang: zz|localHelp[1].lang
helplines/samaritans.yaml|email: null|email: jo@quillmark.example|email
payment-pages/no-kyc.yaml|/guides/what-kyc-asks|/payments-kyc/no-kyc|notes[1].link.href
`
  .trim()
  .replaceAll('\\n', '\n')
  .split(/\n(?=[\w-]+(?:\/[\w-]+)?\.\w+\|)/)
  .map((line) => line.split('|') as [string, string, string, string]);

test('what one field claims and another denies is named, and what no field can hold', async () => {
  for (const [file, from, to] of SLIPS) copy.edit(file, from, to);
  copy.edit('articles/bankroll-in-units.md', /(\n---\n)[^]*$/, '$1<!-- to come -->\n');
  copy.edit('articles/hit-frequency.md', /\n## /, '\n&#x200b;\n\n## ');
  const lines = (await copy.said()).map((line) => line.replace(/: found.*/s, ''));
  const named = SLIPS.map(([file, , , field]) => `content/${file} → ${field}`);
  const texts = ['bankroll-in-units', 'hit-frequency'].map((id) => `content/articles/${id}.md`);
  expect(lines).toEqual(expect.arrayContaining([...named, ...texts]));
});
