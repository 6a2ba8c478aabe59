import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';
import { COLOUR, drawnTokens } from '#check/read/drawn-tokens.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import type { BrandColours, Theme } from '#domain/brand/token-rules.ts';

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
 * Prints the site in the colours of its brand: the tokens of the style sheets here, and the engraved pictures by a
 * constant that Vite defines, which `models/pictures/printed.ts` reads. Without colours everything stays as it is drawn.
 */
export function brandColours(colours: BrandColours | null): AstroIntegration {
  return {
    name: 'edgewise:brand-colours',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (colours === null) return;
        const define = { 'import.meta.env.BRAND_COLOURS': JSON.stringify(JSON.stringify(colours)) };
        const palette = paletteOf(drawnTokens(), colours);
        const printTokens: Plugin = {
          postcssPlugin: 'brand-colours',
          Declaration: (declaration) => {
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
