import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { type ContentCopy, copyContent } from '#tests/fixtures/content-copy.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { paidPlaces, whyPaid } from './paid-addresses.ts';

const places = paidPlaces(sampleContent());

describe('an address that money may follow', () => {
  test.each([
    'https://quillmark.example/?ref=edgewise',
    'HTTPS://WWW.Quillmark.EXAMPLE./terms',
    'http://play.quillmark.example',
    'www.quillmark.example',
    'https://someone@quillmark.example/',
    'https://other.example/?aff_id=12',
    'https://other.example/?btag=a_1b_2',
    'https://other.example/join#ref=me',
    // The site’s own code under a name that says nothing.
    'https://other.example/?c=Edgewise',
    'https://www.law.example/act?utm_source=newsletter',
    'https://other.example/ref/me',
    'https://bit.ly/3xYz',
    'https://www.askgamblers.com/online-casinos',
    'https://casino.guru/help',
    `https://search.example/url?q=${encodeURIComponent('https://quillmark.example/')}`,
  ])('%s', (address) => expect(whyPaid(address, places)).not.toBeNull());

  test.each([
    'https://www.legislation.gov.uk/ukpga/2014/17/notes/division/5/4?view=plain',
    'https://isa-guide.de/?p=293091',
    'https://bitcointalk.org/index.php?topic=2807542.0',
    'https://www.mhlw.go.jp/stf/',
    'https://www.asa.org.uk/advice-online/affiliate-marketing.html',
    'https://www.record.pt/',
    'https://notquillmark.example/',
    'mailto:partners@edgewise.example',
    '/reviews/quillmark',
  ])('is not %s', (address) => expect(whyPaid(address, places)).toBeNull());
});

describe('the check of a content', () => {
  let copy: ContentCopy;
  beforeAll(() => (copy = copyContent(SAMPLE)));
  afterAll(() => copy.remove());

  const PAID = 'https://quillmark.example/?ref=edgewise';
  const SAYS = `found ${PAID}, expected no address of a casino’s own site outside links.yaml.`;

  test('names each place of a body, a source and a field, and the line of a body', async () => {
    const page = 'pages/crypto-wallets.md';
    copy.edit(page, /\n## /, `\n## A place\n\nPlay [there][1] now.\n\n[1]: ${PAID}\n\n## `);
    const article = 'articles/what-kyc-asks.md';
    copy.edit(article, /$/, `\nGo to ${PAID}.\n`);
    copy.edit(article, /^kind: .*/m, 'kind: foo');
    copy.edit('faq/how-do-you-rate.yaml', /^question: .*/m, `question: Is ${PAID} good?`);
    copy.edit('helplines/gamstop.yaml', /url: https:\S*/, `url: ${PAID}`);
    copy.edit('casinos/vantry.yaml', /^website: .*/m, 'website: https://vantry.example/?btag=1');
    copy.edit('links.yaml', /(copperfinch\.example\/\?ref=edgewise\n\s+payment: ).*/, '$1unpaid');
    copy.edit('links.yaml', /https:\/\/wickmere\S*/, 'https://vantry.example/?ref=edgewise');
    const again = `  - { casino: larkspire, url: 'https://larkspire.example/?ref=two', payment: hybrid, since: 2026-11-01 }\n`;
    copy.edit('links.yaml', /$/, again);
    const accepted = `{ address: '${PAID}', why: It is theirs }`;
    copy.write('accepted-links.yaml', `accepted: [${accepted}]\n`);
    const said = await copy.problems();
    expect(said.map((line) => line.replace(/ expected .*/, '')).sort()).toEqual(
      [
        `content/${page}: found ${PAID},`,
        `content/${article}: found ${PAID},`,
        `content/${article} → kind: found "foo",`,
        `content/faq/how-do-you-rate.yaml → question: found ${PAID},`,
        `content/helplines/gamstop.yaml → url: found ${PAID},`,
        'content/casinos/vantry.yaml → website: found https://vantry.example/?btag=1,',
        'content/links.yaml → links[3].payment: found unpaid, with https://copperfinch.example/?ref=edgewise,',
        'content/links.yaml → links[11].url: found https://vantry.example/?ref=edgewise,',
        'content/links.yaml → links[15].casino: found larkspire,',
      ].sort(),
    );
    expect(said.find((line) => line.includes('gamstop'))).toContain(SAYS);
  });
});
