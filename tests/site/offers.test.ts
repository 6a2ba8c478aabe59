import { expect, test } from 'vitest';
import { readContent } from '#check/read/read-content.ts';
import { standingOf } from '#check/read/unpublished-entries.ts';
import { buildDay } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { builtPages, content, documentOf } from './dist.ts';

const reviewed = content.casinos.filter(({ data }) => data.review !== null).map(({ id }) => id);
const ended = readContent('.', CONTENT_DIR)
  .filter(({ collection }) => collection === 'bonuses')
  .filter((entry) => standingOf(entry, buildDay()) === 'ended')
  .map(({ id, data }) => ({ id, ...(data as { casino: string; headline: string }) }));
const texts = builtPages().map((page) => ({ page, document: documentOf(page) }));

test('an offer that has ended stands on the review of its casino alone, which says so', () => {
  for (const { id, headline } of ended) {
    const casinos = ended.filter((other) => other.headline === headline).map((one) => one.casino);
    const naming = texts.filter(({ document }) => document.body.textContent.includes(headline));
    const reviews = casinos.filter((casino) => reviewed.includes(casino));
    expect(naming.map(({ page }) => page.path).sort()).toEqual(
      reviews.map((casino) => `/reviews/${casino}`).sort(),
    );
    for (const { document } of naming) {
      expect(document.querySelector('#bonus')?.textContent).toContain('Offers that have ended');
      expect(
        document.querySelector('script[type="application/ld+json"]')?.textContent,
      ).not.toContain(headline);
    }
    expect(texts.filter(({ document }) => document.getElementById(id) !== null)).toEqual([]);
  }
});
