import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { allEntries } from './entries.ts';

const { folder } = vi.hoisted(() => {
  const folder = '.cache/entries-test';
  process.env['CONTENT_DIR'] = folder;
  return { folder };
});
vi.mock('astro:content', () => ({ getCollection: () => [{ id: 'blog/bars.png' }] }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the only picture of a site may be that of a post', async () => {
  mkdirSync(`${folder}/blog`, { recursive: true });
  writeFileSync(`${folder}/blog/bars.png`, '');
  expect(await allEntries('pictures')).toHaveLength(1);
  expect(await allEntries('logos')).toHaveLength(0);
});
