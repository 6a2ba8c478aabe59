import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type SharedPage, sharingPicture } from './open-graph.ts';
import { sharingFile } from './open-graph-png.ts';

const brand = { kind: 'letter', letters: 'imbue', of: 'Elm Table', name: 'Elm Table' } as const;
const PAGE: SharedPage = {
  address: '/guides/a',
  brand,
  title: 'What a bonus costs',
  plate: 'Legal',
};

test('the file of a picture is served where its page says, and is one of dots', async () => {
  const file = sharingFile(PAGE);
  expect(file.path).toBe(sharingPicture(PAGE).address);
  const { format, width, height } = await sharp(await file.make()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('a picture is kept under its address and under what drew it', () => {
  const { recipe } = sharingFile(PAGE);
  expect(recipe).toMatch(/^[0-9a-f]{8}\.guides-a\.legal\.[0-9a-f]{8}\.png$/);
  expect(recipe?.endsWith(path.basename(sharingPicture(PAGE).address))).toBe(true);
  expect(sharingFile({ ...PAGE, title: 'Another' }).recipe).not.toBe(recipe);
});
