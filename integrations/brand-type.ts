import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { TypeName } from '#schemas/site-look.ts';
import { cutFont } from './cut-fonts.ts';

/**
 * A font that is late is left out of the first view, so that nothing ever moves; preloaded, it is
 * rarely late, and the next page has it from the cache. docs/decisions/004-fonts.md
 */
const DISPLAY = 'optional' as const;

/** The font of headings and that of texts, by the variables of the style sheets. */
const ROLES = ['display', 'sans'] as const;
type Role = (typeof ROLES)[number];

/** How a face of late-fonts.css is made to stand in for a font, by the names of CSS. */
type StandIn = Readonly<Record<string, string>>;

type Face = {
  name: string;
  /** File of its package; `null` for what a machine has by itself. */
  source: string | null;
  /** Weights that the style sheets use. */
  weights: { min: number; max: number };
  /** What is taken until it is there: a face of late-fonts.css first. */
  fallbacks: readonly [string, ...string[]];
  /** What late-fonts.css says of another font than Imbue and Hanken Grotesk. */
  standIn?: StandIn;
};

const HEADINGS = { min: 400, max: 500 };
const TEXTS = { min: 400, max: 650 };
const ARIAL = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Nimbus Sans')";

/**
 * The types that an owner chooses from. Headings are set in what is as narrow as Imbue, for which the sizes are
 * made: on the headings of the samples Sofia Sans Extra Condensed is 0.95 as wide, and 0.61 of Arial; Public
 * Sans is 1.042 of Arial. Heights are those that the fonts name, divided by these.
 */
const TYPES: Readonly<Record<TypeName, Readonly<Record<Role, Face>>>> = {
  imbue: {
    display: {
      name: 'Imbue',
      source: 'imbue/files/imbue-latin-opsz-normal.woff2',
      weights: HEADINGS,
      fallbacks: ['Late Imbue', 'Bodoni 72', 'serif'],
    },
    sans: {
      name: 'Hanken Grotesk',
      source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weights: TEXTS,
      fallbacks: ['Late Hanken', 'system-ui', 'sans-serif'],
    },
  },
  sofia: {
    display: {
      name: 'Sofia Sans Extra Condensed',
      source: 'sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
      weights: HEADINGS,
      fallbacks: ['Late Sofia', 'Arial Narrow', 'sans-serif'],
      standIn: {
        'font-family': "'Late Sofia'",
        src: ARIAL,
        'size-adjust': '61%',
        'ascent-override': '147.5%',
        'descent-override': '49.2%',
      },
    },
    sans: {
      name: 'Public Sans',
      source: 'public-sans/files/public-sans-latin-wght-normal.woff2',
      weights: TEXTS,
      fallbacks: ['Late Public', 'system-ui', 'sans-serif'],
      standIn: {
        'font-family': "'Late Public'",
        'size-adjust': '104.2%',
        'ascent-override': '91.2%',
        'descent-override': '21.6%',
      },
    },
  },
  // What stands in for Imbue elsewhere: Times, made as narrow. No file is sent.
  system: {
    display: {
      name: 'Late Imbue',
      source: null,
      weights: HEADINGS,
      fallbacks: ['Late Imbue', 'Bodoni 72', 'serif'],
    },
    sans: {
      name: 'system-ui',
      source: null,
      weights: TEXTS,
      fallbacks: ['system-ui', 'sans-serif'],
    },
  },
};

type Variant = { src: [string]; weight: string; style: 'normal' };

/** The fonts of a type, cut to the weights that are used; only these are part of a site. */
export async function fontsOf(type: TypeName) {
  const fonts = ROLES.flatMap((role) => {
    const { source, ...face } = TYPES[type][role];
    return source === null ? [] : [{ role, source, ...face }];
  });
  return Promise.all(
    fonts.map(async ({ role, name, source, weights, fallbacks }) => {
      const src: [string] = [await cutFont({ source, axes: { wght: weights } })];
      const weight = `${weights.min} ${weights.max}`;
      const variants: [Variant] = [{ src, weight, style: 'normal' }];
      return {
        name,
        cssVariable: `--font-${role}` as const,
        display: DISPLAY,
        provider: fontProviders.local(),
        optimizedFallbacks: false,
        fallbacks: [...fallbacks] as [string, ...string[]],
        options: { variants },
      };
    }),
  );
}

type Declaration = {
  prop: string;
  value: string;
  parent?: unknown;
  cloneBefore: (over: { prop: string; value: string }) => unknown;
};

/** The declarations of late-fonts.css for other fonts, by the stand-in that they belong to. */
const STAND_INS: Readonly<Record<Role, string>> = { display: 'Late Imbue', sans: 'Late Hanken' };

/** The first token after the colours: before it stand the fonts where Astro brings none. */
const BEFORE = '--t-2xs';

const quoted = (family: string): string => (family.includes(' ') ? `'${family}'` : family);

/** Sets the site in the type of its brand: what stands in for the fonts, and their names where they have no file. */
export function brandType(type: TypeName): AstroIntegration {
  const faces = TYPES[type];
  const setType = {
    postcssPlugin: 'brand-type',
    AtRule: {
      'font-face': (rule: { walkDecls: (visit: (one: Declaration) => void) => void }) => {
        const declarations: Declaration[] = [];
        rule.walkDecls((one) => declarations.push(one));
        const family = declarations.find(({ prop }) => prop === 'font-family')?.value;
        const role = ROLES.find((one) => family?.includes(STAND_INS[one]));
        const standIn = role === undefined ? undefined : faces[role].standIn;
        if (standIn === undefined) return;
        for (const one of declarations) one.value = standIn[one.prop] ?? one.value;
      },
    },
    Once: (root: { walkDecls: (prop: string, visit: (one: Declaration) => void) => void }) => {
      root.walkDecls(BEFORE, (declaration) => {
        for (const role of ROLES) {
          const { source, fallbacks } = faces[role];
          if (source !== null) continue;
          const value = fallbacks.map(quoted).join(', ');
          declaration.cloneBefore({ prop: `--font-${role}`, value });
        }
      });
    },
  };
  return {
    name: 'edgewise:brand-type',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (type !== 'imbue') updateConfig({ vite: { css: { postcss: { plugins: [setType] } } } });
      },
    },
  };
}
