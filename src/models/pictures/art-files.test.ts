import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { artFiles, chipPath, engravedCover } from './art-files.ts';

const CHIP = { slug: 'quillmark', initials: 'QM', chip: 3, print: null };
const COVER = { slug: 'a-guide', category: 'Strategy' as const };
const COLOURS = {
  light: { paper: '#efece8', ink: '#1d2f5c', accent: '#a3432a' },
  dark: { paper: '#17161a', ink: '#9db4ee', accent: '#e8997c' },
};

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 8);

afterEach(() => vi.unstubAllEnvs());

test('a picture is served under the hash of what is drawn when it is asked for', () => {
  const files = artFiles([CHIP], [COVER], [{ name: 'odds.svg', svg: '<svg viewBox="0 0 1 1"/>' }]);
  expect(files.length).toBeGreaterThan(3);
  for (const { path, draw } of files) expect(path).toContain(`.${hashOf(draw())}.svg`);
  expect(files.map(({ path }) => path)).toContain(chipPath(CHIP));
  expect(files.map(({ path }) => path)).toContain(engravedCover(COVER).src);
});

test('a picture has another address in other colours, with other letters, and for another owner', () => {
  const paths = () => [
    chipPath(CHIP),
    chipPath({ ...CHIP, initials: 'QX' }),
    chipPath({ ...CHIP, chip: 2 }),
    chipPath({ ...CHIP, slug: 'another' }),
    engravedCover(COVER).src,
    engravedCover({ ...COVER, category: 'Security' }).src,
    engravedCover({ ...COVER, slug: 'another' }).src,
  ];
  const drawn = paths();
  vi.stubEnv('BRAND_COLOURS', JSON.stringify(COLOURS));
  const all = [...drawn, ...paths()];
  expect(new Set(all).size).toBe(all.length);
});
