import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TYPES } from '#schemas/site-look.ts';
import { fontsOf } from './brand-type.ts';

const LATE = readFileSync('src/styles/late-fonts.css', 'utf8');

describe('the types that an owner chooses from', () => {
  test.each(TYPES.filter((type) => type !== 'system'))(
    '%s has a font for headings and one for texts, cut to the weights that are used',
    async (type) => {
      const fonts = await fontsOf(type);
      expect(fonts.map(({ cssVariable }) => cssVariable)).toEqual([
        '--font-display',
        '--font-sans',
      ]);
      expect(fonts.map(({ options }) => options.variants[0].weight)).toEqual([
        '400 500',
        '400 650',
      ]);
      for (const { options } of fonts) {
        const [file] = options.variants[0].src;
        expect(path.extname(file)).toBe('.woff2');
        expect(existsSync(file)).toBe(true);
      }
    },
  );

  test('system brings no font', async () => {
    expect(await fontsOf('system')).toEqual([]);
  });

  test('have what stands in for them where late-fonts.css names it, and another where it does not', async () => {
    const [display, sans] = await fontsOf('imbue');
    for (const font of [display, sans]) expect(LATE).toContain(`'${font?.fallbacks[0]}'`);
    const others = await fontsOf('sofia');
    for (const font of others) expect(LATE).not.toContain(`'${font.fallbacks[0]}'`);
  });
});
