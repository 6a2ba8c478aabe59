import type { TypeName } from '#schemas/site-look.ts';

/** The font of headings and that of texts, by the variables of the style sheets. */
export const ROLES = ['display', 'sans'] as const;
export type Role = (typeof ROLES)[number];

/** Fonts that machines have: Windows, macOS, iOS and Linux the first two or their clones, Android the others. */
const LOCAL = {
  times: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  arial: ['Arial', 'Liberation Sans', 'Arimo', 'Nimbus Sans'],
  notoSerif: ['Noto Serif', 'NotoSerif', 'Noto Serif Regular', 'NotoSerif-Regular'],
  roboto: ['Roboto', 'Roboto-Regular'],
} as const;
type LocalFont = keyof typeof LOCAL;

export type Face = {
  name: string;
  /** File of its package; `null` for what a machine has by itself. */
  source: string | null;
  /** Weights that the style sheets use. */
  weights: { min: number; max: number };
  /** Heights above and below the baseline, as the font names them, in per cent of its size. */
  heights: { ascent: number; descent: number };
  /** Width of the site's texts in this face, in per cent of their width in each fallback font. */
  widths: readonly (readonly [LocalFont, number])[];
  /** Generic fonts, for machines that have none of these. */
  last: readonly string[];
};

const HEADINGS = { min: 400, max: 500 };
const TEXTS = { min: 400, max: 650 };

const IMBUE = {
  weights: HEADINGS,
  heights: { ascent: 95, descent: 25 },
  // It is drawn narrower the larger it is set: 0.72 of Times at 20 pixels, 0.68 at 96.
  widths: [
    ['times', 71],
    ['notoSerif', 60],
  ],
  last: ['Bodoni 72', 'serif'],
} as const;

/** The types that an owner chooses from. Headings are set in what is as narrow as Imbue, for which the sizes are made. */
export const TYPES: Readonly<Record<TypeName, Readonly<Record<Role, Face>>>> = {
  imbue: {
    display: { name: 'Imbue', source: 'imbue/files/imbue-latin-opsz-normal.woff2', ...IMBUE },
    sans: {
      name: 'Hanken Grotesk',
      source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weights: TEXTS,
      heights: { ascent: 100, descent: 30.3 },
      widths: [
        ['arial', 100.3],
        ['roboto', 101],
      ],
      last: ['system-ui', 'sans-serif'],
    },
  },
  sofia: {
    display: {
      name: 'Sofia Sans Extra Condensed',
      source: 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
      weights: HEADINGS,
      heights: { ascent: 90, descent: 30 },
      widths: [
        ['arial', 61],
        ['roboto', 61.5],
      ],
      last: ['Arial Narrow', 'sans-serif'],
    },
    sans: {
      name: 'Public Sans',
      source: 'public-sans/files/public-sans-latin-wght-normal.woff2',
      weights: TEXTS,
      heights: { ascent: 95, descent: 22.5 },
      widths: [
        ['arial', 104.2],
        ['roboto', 105],
      ],
      last: ['system-ui', 'sans-serif'],
    },
  },
  // Fallback for Imbue: Times, scaled to the same width. No file is sent.
  system: {
    display: { name: 'Imbue', source: null, ...IMBUE },
    sans: {
      name: 'system-ui',
      source: null,
      weights: TEXTS,
      heights: { ascent: 100, descent: 30 },
      widths: [],
      last: ['system-ui', 'sans-serif'],
    },
  },
};

/** The name of what stands in for a font until it is there, or where it never comes. */
const standInName = (name: string, local: LocalFont): string => `${name} by ${local}`;

export const fallbacksOf = ({ name, widths, last }: Face): [string, ...string[]] =>
  [...widths.map(([local]) => standInName(name, local)), ...last] as [string, ...string[]];

/** The declarations of each face that stands in for a font: fonts of the machine, made as wide and as high as it. */
export const standInsOf = ({ name, heights, widths }: Face): Record<string, string>[] =>
  widths.map(([local, width]) => {
    const height = (percent: number) => `${((percent / width) * 100).toFixed(1)}%`;
    return {
      'font-family': `'${standInName(name, local)}'`,
      src: LOCAL[local].map((font) => `local('${font}')`).join(', '),
      'size-adjust': `${width}%`,
      'ascent-override': height(heights.ascent),
      'descent-override': height(heights.descent),
      'line-gap-override': '0%',
    };
  });
