import { channel } from 'node:diagnostics_channel';
import { afterEach, expect, test } from 'vitest';
import { type GivenFiles, MADE_FILES, type MadeFile } from '#schemas/made-files.ts';
import { filesForRoute } from './made-files.ts';

const FILES: readonly MadeFile[] = [{ path: '/a.svg', make: () => '<svg/>', recipe: null }];

let hear: ((given: unknown) => void) | undefined;
const listen = (listener: (given: GivenFiles) => void) => {
  hear = (given) => listener(given as GivenFiles);
  channel(MADE_FILES).subscribe(hear);
};
afterEach(() => {
  if (hear !== undefined) channel(MADE_FILES).unsubscribe(hear);
  hear = undefined;
});

test('a route makes its files itself where nobody writes them', async () => {
  expect(await filesForRoute(FILES)).toEqual(FILES);
  listen(() => {});
  expect(await filesForRoute(FILES)).toEqual(FILES);
});

test('a build that writes them leaves it none, and is waited for', async () => {
  const written: string[] = [];
  listen((given) => {
    given.written = Promise.resolve().then(
      () => void written.push(...given.files.map(({ path }) => path)),
    );
  });
  expect(await filesForRoute(FILES)).toEqual([]);
  expect(written).toEqual(['/a.svg']);
});

test('a build that cannot write them says why', async () => {
  listen((given) => {
    given.written = Promise.reject(new Error('the disk is full'));
  });
  await expect(filesForRoute(FILES)).rejects.toThrow('the disk is full');
});
