import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PLATES } from '#art/inks.ts';
import type { BrandOnPlate } from '#art/og.ts';
import { printedInk } from '../pictures/printed.ts';
import { sharingFile } from './open-graph-png.ts';
import { type SharedPage, sharingPicture } from './open-graph.ts';

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

afterEach(() => vi.unstubAllEnvs());

const PAPER = '#f7f2e2';

async function draw(page: Partial<SharedPage>) {
  const png = await sharingFile({ ...PAGE, ...page }).make();
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  /** Pixels of a colour, within rounding. */
  const dotsOf = (colour: string) => {
    const wanted = Buffer.from(colour.slice(1), 'hex');
    const dots: { x: number; y: number }[] = [];
    for (let at = 0; at < data.length; at += 3) {
      if (wanted.every((value, i) => Math.abs((data[at + i] ?? 0) - value) <= 2)) {
        dots.push({ x: (at / 3) % info.width, y: Math.floor(at / 3 / info.width) });
      }
    }
    return dots;
  };
  return { png, info, dotsOf };
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
    vi.stubEnv('BRAND_COLOURS', BLUE);
    expect(addressOf({})).not.toBe(address);
  });
});

describe('a sharing picture', () => {
  test('is a PNG of 1200 by 630, in 60 kB at most with a long title', async () => {
    const title = 'What each of the casinos says of the bonus, what it costs and what comes of it';
    const { png, info } = await draw({ title });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', isPalette: true });
    expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
    expect(png.length).toBeLessThan(60_000);
  });

  test('has its words left of the lathe work, below the brand, in the ink of the plate', async () => {
    const { dotsOf } = await draw({});
    const below = dotsOf(PAPER).filter(({ y }) => y > 111);
    expect(below.length).toBeGreaterThan(5000);
    expect(Math.min(...below.map(({ x }) => x))).toBeGreaterThanOrEqual(72);
    expect(Math.max(...below.map(({ x }) => x))).toBeLessThan(632);
  });

  test('has the inks of its plate, printed in those of the brand', async () => {
    const { ground, accent } = PLATES.Legal;
    const drawn = await draw({});
    vi.stubEnv('BRAND_COLOURS', BLUE);
    const { dotsOf } = await draw({});
    for (const ink of [ground, accent]) {
      expect(drawn.dotsOf(ink).length, ink).toBeGreaterThan(10);
      expect(printedInk(ink)).not.toBe(ink);
      expect(dotsOf(ink)).toEqual([]);
      expect(dotsOf(printedInk(ink)).length, ink).toBeGreaterThan(10);
    }
  });

  test('keeps the colours of a drawing of the owner', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><path fill="#ff00cc" d="M0 0h200v80H0z"/><path fill="#00ccff" d="M200 0h200v80H200z"/></svg>';
    const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const brand = { kind: 'wordmark', letters: 'imbue', href, width: 400, height: 80 } as const;
    const { dotsOf } = await draw({ brand });
    // 235 by 47, half of it each, but for the dots along the edges.
    for (const colour of ['#ff00cc', '#00ccff']) {
      expect(dotsOf(colour).length).toBeGreaterThan(5000);
    }
  });
});
