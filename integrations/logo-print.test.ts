import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';
import { logoPrint } from './logo-print.ts';

const at = freshFolder();

/** A ring of one colour, on nothing or on a ground of its own. */
async function printed(colour: string, ground: string | null, [width, height]: [number, number]) {
  const back = ground === null ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`;
  const ring = `<circle cx="50%" cy="50%" r="60" fill="none" stroke="${colour}" stroke-width="30"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${back}${ring}</svg>`;
  const file = at('logo.png');
  writeFileSync(file, await sharp(Buffer.from(svg)).png().toBuffer());
  return logoPrint(file, { ok: true, format: 'png', width, height, svg: null });
}

test.each([
  ['dark ink', '#14211b', '#ffffff'],
  ['mid grey', '#808080', '#ffffff'],
  ['white', '#ffffff', '#161616'],
  ['pale yellow', '#fff6c0', '#161616'],
])('a logo in %s on nothing is put on a ground on which it is seen', async (_, colour, ground) => {
  const { ground: chosen, fills } = await printed(colour, null, [400, 400]);
  expect(chosen).toBe(ground);
  expect(fills).toBe(false);
});

test('a square one with a ground of its own fills the chip', async () => {
  expect(await printed('#ffffff', '#a8371d', [400, 380])).toMatchObject({
    ground: '#a8371d',
    fills: true,
  });
});

test('a wide one with a ground of its own lies on more of it', async () => {
  expect(await printed('#ffffff', '#a8371d', [600, 200])).toMatchObject({
    ground: '#a8371d',
    fills: false,
    width: 600,
    height: 200,
  });
});

test('a photo is sent small and as WebP, whatever its size', async () => {
  const { href } = await printed('#14211b', null, [2000, 1000]);
  const [type, bytes = ''] = href.split(';base64,');
  expect(type).toBe('data:image/webp');
  const { width, height } = await sharp(Buffer.from(bytes, 'base64')).metadata();
  expect([width, height]).toEqual([304, 152]);
});
