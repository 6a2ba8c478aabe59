import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { questionsOf, refusal, valueOf, withValue } from './questions.ts';
import { TEMPLATES } from './templates.ts';

const NAMED = { name: 'Weekly Offers', slug: 'weekly-offers', today: '2026-11-20' };

function templateOf(kind: string) {
  const template = TEMPLATES[kind];
  if (template === undefined) throw new Error(`Expected a template of ${kind}, found none`);
  return template;
}

describe('the questions of a new file', () => {
  test('are of what it is not valid without, of nothing that it knows, and of no list of groups', () => {
    const paths = questionsOf(templateOf('article'), NAMED).map(({ path }) => path.join('.'));
    expect(paths).toEqual(['kind', 'excerpt', 'category']);
  });

  test('name the group of a field', () => {
    const abouts = questionsOf(templateOf('bonus'), NAMED).map(({ path, about }) => [
      path.slice(-2).join('.'),
      about,
    ]);
    expect(abouts).toContainEqual([
      'bonus.minorUnits',
      'Bonus in the worked case: Amount in smallest units: 10 USD is 1000, 10 JPY is 10, 0.0005 BTC is 50000',
    ]);
  });
});

describe('an answer', () => {
  test.each([
    ['3', 'integer', 3],
    ['3,400', 'integer', '3,400'],
    ['One | Two', 'array', ['One', 'Two']],
    [' 3 ', 'string', '3'],
  ])('%s for a field of type %s', (line, type, value) => {
    expect(valueOf(line, { type })).toEqual(value);
  });

  test('is refused with the reason of the schema', () => {
    expect(refusal('articles', ['kind'], 'guides')).toBe('Expected one of guide, strategy');
    expect(refusal('articles', ['excerpt'], 'too short')).toBe('Expected at least 40 characters');
    expect(refusal('articles', ['ledger', 'total', 'figure'], '$4')).toBeNull();
  });

  test('stands in the file, in its field', () => {
    const figure = withValue({}, ['ledger', 'total', 'figure'], '$4');
    const answers = withValue(figure, ['category'], 'Bonuses');
    const [, front = ''] = templateOf('article').write(NAMED, answers).split('---\n');
    expect(parse(front)).toMatchObject(answers);
  });
});
