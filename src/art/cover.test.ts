import { expect, test } from 'vitest';
import { COMPOSITIONS } from './cover-compositions.ts';
import { engraveCover } from './cover.ts';
import { PLATES, type Category } from './inks.ts';
import { hash } from './random.ts';

const CATEGORIES = Object.keys(PLATES) as Category[];
const SLUGS = Array.from({ length: 48 }, (_, i) => `article-${i}`);

test('keeps to 12,000 bytes in every composition', () => {
  const compositions = new Set(SLUGS.map((slug) => hash(`${slug}/style`) % COMPOSITIONS.length));
  expect(compositions.size).toBe(6);
  for (const [i, slug] of SLUGS.entries()) {
    const category = CATEGORIES[i % CATEGORIES.length] ?? 'Bonuses';
    expect(Buffer.byteLength(engraveCover(slug, category)), slug).toBeLessThanOrEqual(12_000);
  }
});

test('differs from slug to slug', () => {
  const covers = SLUGS.map((slug) => engraveCover(slug, 'Bonuses'));
  expect(new Set(covers).size).toBe(SLUGS.length);
});

test('is printed in the inks of its category', () => {
  for (const category of CATEGORIES) {
    const { ground, accent } = PLATES[category];
    const svg = engraveCover('licences-compared', category);
    expect(svg).toContain(`<path fill="${ground}"`);
    expect(svg).toContain(accent);
  }
});
