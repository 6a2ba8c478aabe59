import { reprintArt } from '#domain/brand/palette.ts';
import type { BrandColours } from '#domain/brand/token-rules.ts';

/** Colour attribute in an engraved picture. */
const INK = /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g;

/** Cache of converted inks, by brand colours and ink of the design. */
const inks = new Map<string, string>();

/**
 * Converts an ink of the design to the brand's colours, which `integrations/brand-colours.ts`
 * defines.
 */
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
