import type { AstroIntegration } from 'astro';
import { fontProviders } from 'astro/config';
import type { Plugin } from 'postcss';
import type { TypeName } from '#schemas/site-look.ts';
import { cutFont } from './cut-fonts.ts';
import { fallbacksOf, ROLES, standInsOf, TYPES } from './type-faces.ts';

/** The fonts of a type, cut to the weights that are used; only these are part of a site. */
export async function fontsOf(type: TypeName) {
  const fonts = ROLES.flatMap((role) => {
    const face = TYPES[type][role];
    return face.source === null ? [] : [{ role, face, source: face.source }];
  });
  return Promise.all(
    fonts.map(async ({ role, face, source }) => {
      const { name, weights } = face;
      const src: [string] = [await cutFont(source, weights)];
      const weight = `${weights.min} ${weights.max}`;
      const variants: [Variant] = [{ src, weight, style: 'normal' }];
      return {
        name,
        cssVariable: `--font-${role}` as const,
        // The brand's type on every visit; until it is there, a stand-in that takes the same room.
        display: 'swap' as const,
        provider: fontProviders.local(),
        optimizedFallbacks: false,
        fallbacks: fallbacksOf(face),
        options: { variants },
      };
    }),
  );
}

type Variant = { src: [string]; weight: string; style: 'normal' };

/** The first token after the colours: before it stand the fonts of a type that brings no files. */
const FIRST_SIZE = '--t-2xs';

const quoted = (family: string): string => (family.includes(' ') ? `'${family}'` : family);

/** Sets the site in the type of its brand: what stands in for the fonts, and their names where they have no file. */
export function brandType(type: TypeName): AstroIntegration {
  const faces = TYPES[type];
  const setType: Plugin = {
    postcssPlugin: 'brand-type',
    Once: (sheet) => {
      sheet.walkDecls(FIRST_SIZE, (declaration) => {
        // Vite asks of each declaration which file it stands in.
        const from = declaration.source && { source: declaration.source };
        for (const role of ROLES) {
          const face = faces[role];
          for (const standIn of standInsOf(face)) {
            const nodes = Object.entries(standIn).map(([prop, value]) => ({
              prop,
              value,
              ...from,
            }));
            sheet.append({ name: 'font-face', nodes });
          }
          if (face.source !== null) continue;
          const value = fallbacksOf(face).map(quoted).join(', ');
          declaration.cloneBefore({ prop: `--font-${role}`, value });
        }
      });
    },
  };
  return {
    name: 'edgewise:brand-type',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { css: { postcss: { plugins: [setType] } } } }),
    },
  };
}
