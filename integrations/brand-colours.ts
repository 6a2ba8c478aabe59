import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { paletteOf } from '#domain/brand/palette.ts';
import type { BrandColours, Theme, Tokens } from '#domain/brand/token-rules.ts';

const TOKENS = new URL('../src/styles/tokens.css', import.meta.url);

/** A colour as style sheets write it, on its own or in a picture that stands in them. */
const COLOUR = /(#|%23)([0-9a-f]{6})\b|rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)/g;

const twoDigits = (byte: string | undefined): string => Number(byte).toString(16).padStart(2, '0');

/** Colours of a declaration by theme; a single one is that of both. */
function coloursIn(value: string): Record<Theme, string> | null {
  const [light, dark = light] = [...value.matchAll(COLOUR)].map(([, , hex, ...rgb]) =>
    hex === undefined ? `#${rgb.slice(0, 3).map(twoDigits).join('')}` : `#${hex}`,
  );
  return light === undefined || dark === undefined ? null : { light, dark };
}

/** The colours that tokens.css is drawn in, by their names. */
export function drawnTokens(css: string = readFileSync(TOKENS, 'utf8')): Tokens {
  const declarations = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(
    declarations.flatMap(([, name = '', value = '']) => {
      const colours = coloursIn(value);
      return colours === null ? [] : [[name, colours]];
    }),
  );
}

/** A declaration of tokens.css with other colours in it. */
export function withColours(value: string, { light, dark }: Record<Theme, string>): string {
  let place = 0;
  return value.replace(COLOUR, (_, sign: string | undefined, _hex, _r, _g, _b, alpha: string) => {
    const hex = place++ === 0 ? light : dark;
    if (sign !== undefined) return sign + hex.slice(1);
    const bytes = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
    return `rgb(${bytes.join(' ')}/${alpha})`;
  });
}

/**
 * Prints the site in the colours of its brand: the tokens of the style sheets here, and the engraved pictures by
 * BRAND_COLOURS, which `models/pictures/printed.ts` reads. Without colours everything stays as it is drawn.
 */
export function brandColours(colours: BrandColours | null): AstroIntegration {
  return {
    name: 'edgewise:brand-colours',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (colours === null) return;
        const define = { 'import.meta.env.BRAND_COLOURS': JSON.stringify(JSON.stringify(colours)) };
        const palette = paletteOf(drawnTokens(), colours);
        const printTokens = {
          postcssPlugin: 'brand-colours',
          Declaration: (declaration: { prop: string; value: string }) => {
            const token = palette[declaration.prop.replace(/^--/, '')];
            if (token === undefined || !declaration.prop.startsWith('--')) return;
            const value = withColours(declaration.value, token);
            if (value !== declaration.value) declaration.value = value;
          },
        };
        updateConfig({ vite: { define, css: { postcss: { plugins: [printTokens] } } } });
      },
    },
  };
}
