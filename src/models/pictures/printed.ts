import { reprintArt } from '#domain/brand/palette.ts';
import type { BrandColours } from '#domain/brand/token-rules.ts';

/** A colour in an engraved picture. */
const INK = /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g;

/** Inks of the brand by the setting of its colours and the ink of the design, as far as they were needed. */
const inks = new Map<string, string>();

/** How an ink of the design is printed: in the colours of the brand, which `integrations/brand-colours.ts` defines. */
export function printedInk(drawn: string): string {
  const setting = import.meta.env.BRAND_COLOURS;
  if (setting === undefined) return drawn;
  const key = `${setting} ${drawn}`;
  const ink = inks.get(key) ?? reprintArt(drawn, JSON.parse(setting) as BrandColours);
  inks.set(key, ink);
  return ink;
}

/** An engraved picture in the colours of the brand. */
export const printed = (svg: string): string =>
  svg.replace(INK, (_, attribute: string, drawn: string) => `${attribute}="${printedInk(drawn)}"`);
