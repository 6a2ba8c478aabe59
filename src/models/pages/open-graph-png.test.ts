import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type SharedPage, sharingPicture } from './open-graph.ts';

const kept = mkdtempSync(path.join(tmpdir(), 'edgewise-kept-'));
afterAll(() => rmSync(kept, { recursive: true }));

const brand = { kind: 'letter', letters: 'imbue', of: 'Elm Table', name: 'Elm Table' } as const;
const PAGE: SharedPage = {
  address: '/guides/a',
  brand,
  title: 'What a bonus costs',
  plate: 'Legal',
};

test('a picture is kept under its address and under what drew it, and is not drawn again', async () => {
  vi.stubEnv('KEPT_DIR', kept);
  const { sharingPng } = await import('./open-graph-png.ts');
  const picture = sharingPicture(PAGE);
  const drawn = await sharingPng(picture);
  const [name = '', ...others] = readdirSync(path.join(kept, 'open-graph'));
  expect(others).toEqual([]);
  expect(name).toMatch(/^[0-9a-f]{8}\.guides-a\.legal\.[0-9a-f]{8}\.png$/);
  expect(name.endsWith(path.basename(picture.address))).toBe(true);
  expect(await sharingPng(picture)).toEqual(drawn);
  writeFileSync(path.join(kept, 'open-graph', name), 'kept');
  expect(Buffer.from(await sharingPng(picture)).toString()).toBe('kept');
});
