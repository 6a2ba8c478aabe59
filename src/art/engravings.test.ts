// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { engraveChip } from './chip.ts';
import { engraveCover } from './cover.ts';
import { engraveEdge } from './edge.ts';
import { engraveHero } from './hero.ts';
import { engraveLoader } from './loader.ts';
import { engraveFavicon } from './mark.ts';
import { engraveOpenGraph } from './og.ts';
import { engraveDial, engraveSplitSeal, engraveStopwatch } from './vignettes.ts';
import { engraveWatermark } from './watermark.ts';

const hero = () =>
  engraveHero({
    stacks: [
      { group: 'lost', x: -259, chips: 15 },
      { group: 'less', x: 0, chips: 3 },
      { group: 'more', x: 259, chips: 9 },
    ],
    cell: { width: 37, height: 10.2 },
    tiltDegrees: -4.9,
    label: 'A balance of a hundred chips: 73 on the left arm outweigh 24 on the right.',
  });

const KIB = 1024;
type Engraving = [name: string, engrave: () => string, budgetBytes: number];

/** Drawings in their own files, with literal colours, since no stylesheet applies to them. */
const STAND_ALONE: Engraving[] = [
  ['a chip', () => engraveChip('quillmark', 'QM', 0), 2.1 * KIB],
  ['a chip with a digit', () => engraveChip('halyard-nine', 'H9', 6), 2.1 * KIB],
  ['a chip with one initial', () => engraveChip('pellucid', 'P', 8), 2.1 * KIB],
  ['an edge', () => engraveEdge('quillmark', 0), 0.4 * KIB],
  ['a cover with one rosette', () => engraveCover('slot-volatility-chart', 'Slots'), 12_000],
  ['a cover with ribbons', () => engraveCover('reading-bonus-terms', 'Bonuses'), 12_000],
  ['a cover in relief', () => engraveCover('provably-fair-explained', 'Technology'), 12_000],
  ['a cover with stacks', () => engraveCover('what-kyc-asks', 'Privacy'), 12_000],
  ['a cover with a twin', () => engraveCover('choosing-a-coin', 'Cryptocurrency'), 12_000],
  ['a cover with a corner', () => engraveCover('licences-compared', 'Legal'), 12_000],
  [
    'an Open Graph plate',
    () =>
      engraveOpenGraph('Bonuses', {
        kind: 'letter',
        letters: 'imbue',
        of: 'Elm Table',
        name: 'Elm Table',
      }),
    22 * KIB,
  ],
  ['the favicon', () => engraveFavicon('Tallystone'), 8 * KIB],
  ['the split seal', engraveSplitSeal, 4 * KIB],
  ['the stopwatch', engraveStopwatch, 4 * KIB],
  ['the dial', engraveDial, 4 * KIB],
];

/** Inline drawings, coloured by art.css and balance-inks.css. */
const INLINE: Engraving[] = [
  ['the hero', hero, 18 * KIB],
  ['a watermark', () => engraveWatermark('cta'), 7.5 * KIB],
  ['the loader', engraveLoader, 8 * KIB],
];

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const idsIn = (document: Document): string[] =>
  [...document.querySelectorAll('[id]')].map((element) => element.id);

describe.each([...STAND_ALONE, ...INLINE])('%s', (_name, engrave, budgetBytes) => {
  const svg = engrave();
  const document = parse(svg);

  test('has the same bytes each time', () => {
    expect(engrave()).toBe(svg);
  });

  test('keeps to its byte budget', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(budgetBytes);
  });

  test('carries no inline style, which the content security policy forbids', () => {
    expect(svg).not.toMatch(/style/i);
  });

  test('is well-formed and a drawing', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.tagName).toBe('svg');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has unique ids, and every reference meets one', () => {
    const ids = idsIn(document);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, href, url] of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) {
      expect(ids).toContain(href ?? url);
    }
  });
});

test.each(STAND_ALONE)('%s needs no stylesheet', (_name, engrave) => {
  expect(engrave()).not.toMatch(/var\(|class=|currentColor/);
});

test('the hero is at most 5.2 KB when compressed', () => {
  expect(gzipSync(hero()).byteLength).toBeLessThanOrEqual(5.2 * KIB);
});

describe('the style sheets of drawings', () => {
  const stylesheet = ['art.css', '../components/home/Hero/balance-inks.css']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');

  test('styles every class that is drawn, and no other', () => {
    const drawings = INLINE.map(([, engrave]) => engrave()).join('');
    const styled = [...stylesheet.matchAll(/\.([a-z][\w-]*) \{/g)].map((match) => match[1]);
    const drawn = [...drawings.matchAll(/class="([^"]+)"/g)].flatMap((match) =>
      match[1]?.split(' '),
    );
    expect(new Set(drawn).size).toBeGreaterThan(20);
    expect(new Set(styled)).toEqual(new Set(drawn));
  });

  test('takes every colour from a token, without a fallback', () => {
    expect(stylesheet).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|var\([^)]*,/i);
  });
});
