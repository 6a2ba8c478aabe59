import { describe, expect, test } from 'vitest';
import { countWords } from '#domain/articles/read-time.ts';
import { ARTICLE_KINDS, GUIDE_CATEGORIES, STRATEGY_CATEGORIES } from '#schemas/article.ts';
import { checkContent } from '#tools/content/check-content.ts';

const { articles } = checkContent().content;
const ofKind = (kind: string) => articles.filter(({ data }) => data.kind === kind);
const categoriesOf = (kind: string) => new Set(ofKind(kind).map(({ data }) => data.category));

describe('the articles', () => {
  test.each(ARTICLE_KINDS)('there are eight of the kind %s', (kind) => {
    expect(ofKind(kind)).toHaveLength(8);
  });

  test('every category of the specification has one', () => {
    expect(categoriesOf('guide')).toEqual(new Set(GUIDE_CATEGORIES));
    expect(categoriesOf('strategy')).toEqual(new Set(STRATEGY_CATEGORIES));
  });

  test.each(articles)('$id has 900 to 1,800 words', ({ body }) => {
    expect(countWords(body)).toBeGreaterThanOrEqual(900);
    expect(countWords(body)).toBeLessThanOrEqual(1800);
  });

  test.each(articles)('$id leaves the only first-level heading to its title', ({ body }) => {
    expect(body).not.toMatch(/^# /m);
  });

  test.each(ofKind('strategy'))(
    '$id begins from the house edge, which no system changes',
    ({ body }) => {
      expect(body.trim().split('\n')[0]).toMatch(/house edge|the edge/i);
    },
  );
});
