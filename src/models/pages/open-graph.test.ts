import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { PLATES } from '#art/inks.ts';
import type { BrandOnPlate } from '#art/og.ts';
import { printedInk } from '../pictures/printed.ts';
import { encodeIndexed } from './indexed-png.ts';
import { type SharedPage, sharingPicture } from './open-graph.ts';
import { platedDots } from './open-graph-pixels.ts';

const SITE: BrandOnPlate = {
  kind: 'letter',
  letters: 'imbue',
  of: 'Elm Table',
  name: 'Elm Table',
};
const PAGE: SharedPage = {
  address: '/guides/a',
  brand: SITE,
  title: 'What a bonus costs',
  plate: 'Legal',
};

/** Blue and copper instead of green and vermilion, on greyer papers. */
const BLUE = JSON.stringify({
  light: { paper: '#efece8', ink: '#1d2f5c', accent: '#a3432a' },
  dark: { paper: '#17161a', ink: '#9db4ee', accent: '#e8997c' },
});

afterEach(() => {
  delete process.env['BRAND_COLOURS'];
});

async function draw(page: Partial<SharedPage>) {
  const { ground, lines } = sharingPicture({ ...PAGE, ...page });
  const png = await encodeIndexed(await platedDots(ground, lines));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const rgb = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3).toString(16);
  const dotsOf = (colour: string) => {
    const dots: { x: number; y: number }[] = [];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        if (`#${rgb(x, y).padStart(6, '0')}` === colour) dots.push({ x, y });
      }
    }
    return dots;
  };
  return { png, info, data, dotsOf };
}

const addressOf = (page: Partial<SharedPage>) => sharingPicture({ ...PAGE, ...page }).address;

describe('the address of a sharing picture', () => {
  test('is that of the same words on the same plate', () => {
    expect(addressOf({ brand: { ...SITE } })).toBe(addressOf({}));
  });

  test.each([
    ['title', { title: 'What a bonus is worth' }],
    ['plate', { plate: 'Poker' }],
    ['page', { address: '/guides/b' }],
    ['brand', { brand: { ...SITE, name: 'Oak Table' } }],
    ['letter', { brand: { ...SITE, of: 'Oak Table' } }],
    ['type', { brand: { ...SITE, letters: 'sofia' } }],
  ] as const)('is another for another %s', (_, page) => {
    expect(addressOf(page)).not.toBe(addressOf({}));
  });

  test('is another in other colours', () => {
    const address = addressOf({});
    process.env['BRAND_COLOURS'] = BLUE;
    expect(addressOf({})).not.toBe(address);
  });
});

describe('a sharing picture', () => {
  test('is 1200 by 630, in 25 kB at most', async () => {
    const { png, info } = await draw({});
    expect(info).toMatchObject({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(25_000);
  });

  test('differs from that of other words on the same plate', async () => {
    const [one, other] = [await draw({}), await draw({ title: 'What a bonus is worth' })];
    expect(one.data.equals(other.data)).toBe(false);
    expect(one.data.equals((await draw({})).data)).toBe(true);
  });

  test('differs in its letters by the type of the site', async () => {
    const { data } = await draw({ brand: { ...SITE, letters: 'sofia' } });
    expect((await draw({})).data.equals(data)).toBe(false);
  });

  test('has its words left of the lathe work, below the brand, in the ink of the plate', async () => {
    const { dotsOf } = await draw({});
    const below = dotsOf('#f7f2e2').filter(({ y }) => y > 111);
    expect(below.length).toBeGreaterThan(5000);
    expect(Math.min(...below.map(({ x }) => x))).toBeGreaterThanOrEqual(72);
    expect(Math.max(...below.map(({ x }) => x))).toBeLessThan(632);
  });

  test('repeats its lathe work to the dot, so that it is held once', async () => {
    const { data } = await draw({ title: 'A' });
    const row = (y: number) => data.subarray((y * 1200 + 690) * 3, (y + 1) * 1200 * 3);
    // Above the rosette, which begins 183 below the edge.
    let same = 0;
    for (let y = 0; y < 150; y += 1) {
      if (row(y).equals(row(y + 21))) same += 1;
    }
    // Rounding may move a dot here and there.
    expect(same).toBeGreaterThan(100);
    expect(row(3).equals(row(10))).toBe(false);
  });

  test.each(['#6b2a20', '#501d15', '#f3cdb8', '#f2e0b0', '#f4d58d', '#f7f2e2'])(
    'has the ink %s of its plate',
    async (ink) => {
      const { dotsOf } = await draw({});
      expect(dotsOf(ink).length).toBeGreaterThan(10);
    },
  );

  test('holds a letter that stands in a line twice once: it is the same bytes', async () => {
    const sizeOf = async (title: string) => (await draw({ title })).png.length;
    const [four, eight] = [await sizeOf('mmmm'), await sizeOf('mmmmmmmm')];
    const other = await sizeOf('mmmmWEKG');
    expect(eight - four).toBeLessThan((other - four) / 2);
  });

  test('has no colours but those of the plate, whole or thinned', async () => {
    const { data } = await draw({});
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 3) colours.add(data.readUIntBE(at, 3));
    expect(colours.size).toBeLessThanOrEqual(16);
  });

  test('is printed in the inks of the brand', async () => {
    process.env['BRAND_COLOURS'] = BLUE;
    const { dotsOf } = await draw({});
    const { ground, inkA, accent } = PLATES.Legal;
    for (const ink of [ground, inkA, accent]) {
      expect(printedInk(ink)).not.toBe(ink);
      expect(dotsOf(ink)).toEqual([]);
      expect(dotsOf(printedInk(ink)).length, ink).toBeGreaterThan(10);
    }
  });

  const wordmark = (shapes: string): BrandOnPlate => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80">${shapes}</svg>`;
    const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { kind: 'wordmark', letters: 'imbue', href, width: 400, height: 80 };
  };

  test('shows a drawing of many shades in as many as a palette has', async () => {
    const shades =
      '<linearGradient id="g"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient><path fill="url(#g)" d="M0 0h400v80H0z"/>';
    const { data } = await draw({ brand: wordmark(shades) });
    // In the middle both are half there.
    const middle = data.subarray((87 * 1200 + 72 + 117) * 3);
    for (const [i, value] of [128, 0, 128].entries()) {
      expect(Math.abs((middle[i] ?? 0) - value)).toBeLessThan(8);
    }
  });

  test('keeps the colours of a drawing of the owner', async () => {
    const halves =
      '<path fill="#ff00cc" d="M0 0h200v80H0z"/><path fill="#00ccff" d="M200 0h200v80H200z"/>';
    const { dotsOf } = await draw({ brand: wordmark(halves) });
    // 235 by 47, half of it each, but for the dots along the edges.
    for (const colour of ['#ff00cc', '#00ccff']) {
      const dots = dotsOf(colour);
      expect(dots.length, colour).toBeGreaterThan(115 * 45);
      expect(Math.min(...dots.map(({ y }) => y))).toBeGreaterThanOrEqual(64);
      expect(Math.max(...dots.map(({ y }) => y))).toBeLessThan(111);
    }
  });
});
