import { afterEach, expect, test } from 'vitest';
import { checkContent } from '../check-content.ts';
import { handed, handOver, HANDED_CONTENT, namingsIn, takeBack } from './handed-content.ts';
import { renderMarkdown } from './render-markdown.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

const DAY = '2026-11-20';
const shown = { day: DAY, isPreview: false };
const { content } = checkContent('.', SAMPLE, shown);

afterEach(takeBack);

test('pages are given what was checked, entry by entry and without a copy', async () => {
  handOver(content, DAY);
  const code = `data:text/javascript,${encodeURIComponent(HANDED_CONTENT)}`;
  const { default: entries } = (await import(/* @vite-ignore */ code)) as {
    default: Map<string, Map<string, { data: unknown }>>;
  };
  expect([...entries.keys()]).toEqual(Object.keys(COLLECTIONS));
  expect(content.casinos.length).toBeGreaterThan(10);
  for (const { id, data } of content.casinos) {
    expect(entries.get('casinos')?.get(id)?.data).toBe(data);
  }
});

test('a text in Markdown comes as HTML, and a file of fields has none', () => {
  handOver(content, DAY);
  const [article] = content.articles;
  const of = (collection: string, id = '') => handed()?.entries.get(collection)?.get(id);
  expect(of('articles', article?.id)?.rendered).toEqual(renderMarkdown(article?.body ?? ''));
  expect(of('casinos', content.casinos[0]?.id)).not.toHaveProperty('rendered');
});

test('what readers do not see yet is marked', () => {
  const [casino] = content.casinos;
  if (casino === undefined) throw new Error('Expected a casino');
  const draft = { ...casino, data: { ...casino.data, draft: true } };
  handOver({ ...content, casinos: [draft] }, DAY);
  const given = handed()?.entries.get('casinos')?.get(casino.id);
  expect(given?.data['name']).toBe(`Draft: ${casino.data.name}`);
});

test('the pictures that files name come with them', () => {
  const casino = {
    id: 'one',
    file: 'content/casinos/one.yaml',
    body: '',
    data: { logo: './a.svg' },
  };
  expect(namingsIn('casinos', [casino])).toMatchObject([
    { id: 'one', file: casino.file, picture: { path: './a.svg' } },
  ]);
});

test('outside of a build nothing is handed over, and after one nobody holds it', () => {
  expect(handed()).toBeUndefined();
  handOver(content, DAY);
  const entries = handed()?.entries;
  takeBack();
  expect(handed()).toBeUndefined();
  expect(entries?.size).toBe(0);
});
