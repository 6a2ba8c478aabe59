import { readFileSync } from 'node:fs';
import type { Theme, Tokens } from '#domain/brand/token-rules.ts';

const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url);

/** A colour as style sheets write it, by itself or in a picture inside them. */
export const COLOUR = /(#|%23)([0-9a-f]{6})\b|rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)/g;

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
