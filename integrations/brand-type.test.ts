import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TYPES } from '#schemas/site-look.ts';
import { fontsOf } from './brand-type.ts';
import { standInsOf, TYPES as FACES } from './type-faces.ts';

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

  test.each(TYPES.filter((type) => type !== 'system'))(
    '%s has a stand-in that takes the same room on every system, Android among them',
    async (type) => {
      const fonts = await fontsOf(type);
      for (const { cssVariable, display, fallbacks } of fonts) {
        const role = cssVariable.replace('--font-', '') as 'display' | 'sans';
        const faces = standInsOf(FACES[type][role]);
        expect(display).toBe('swap');
        expect(faces).toHaveLength(2);
        expect(faces[1]).toMatch(/local\('(Roboto|Noto Serif)'\)/);
        faces.forEach((face, index) => expect(face).toContain(`'${fallbacks[index]}'`));
      }
    },
  );

  test('what stands in is as high as the font at the width that it is set to', () => {
    // Imbue reaches 0.95 of its size up and 0.25 down; Times is set at 0.71 of its width.
    expect(standInsOf(FACES.imbue.display)[0]).toContain(
      'size-adjust:71%;ascent-override:133.8%;descent-override:35.2%;line-gap-override:0%',
    );
  });
});
