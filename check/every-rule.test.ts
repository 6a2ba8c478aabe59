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
payment-pages/overview.yaml ¦ (title: )Crypto .* ¦ $1'No KYC crypto casinos: what triggers a check' ¦ head.title: found "No KYC crypto casinos: what triggers a check", expected a head.title that
bonuses/saltlantern-cashback.yaml ¦ Visit Saltlantern ¦ Visit Vantry ¦ ctaText: found "Visit Vantry", expected Saltlantern
bonuses/vantry-reload.yaml ¦ (reference:[^]*?)USD ¦ $1EUR ¦ terms.reference.bonus.currency: found EUR, expected USD
casinos/quillmark.yaml ¦ 50000000 ¦ 400 ¦ facts.maxPayout.value.minorUnits: found 400 (4.00 USD), expected at least the smallest deposit
pages/about.md ¦ $ ¦ \nA note.[^1]\n\n[^1]: The note.\n ¦ : found <section>, which the page leaves out, expected
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
