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

const FILES = () =>
  artFiles([CHIP], [COVER], [{ name: 'odds.svg', svg: '<svg viewBox="0 0 1 1"/>' }]);

test('every picture that a page names is served', () => {
  const paths = FILES().map(({ path }) => path);
  expect(paths).toContain(chipPath(CHIP));
  expect(paths).toContain(engravedCover(COVER).src);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { svg } of FILES()) expect(svg).toMatch(/^<svg .*<\/svg>$/s);
});

test('a picture is served under the hash of what is in it', () => {
  const files = FILES();
  expect(files.length).toBeGreaterThan(3);
  for (const { path, svg } of files) expect(path).toContain(`.${hashOf(svg)}.svg`);
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
