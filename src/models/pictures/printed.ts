import { reprintArt } from '#domain/brand/palette.ts';
import type { BrandColours } from '#domain/brand/token-rules.ts';

/** A colour in an engraved picture. */
const INK = /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g;

type Press = {
  setting: string | undefined;
  /** The colours of the brand, and its inks by those of the design, as far as they were needed. */
  brand: { colours: BrandColours; inks: Map<string, string> } | null;
};

let press: Press | undefined;

function brandNow(): Press['brand'] {
  const setting = import.meta.env.BRAND_COLOURS;
  if (press?.setting !== setting || press === undefined) {
    const colours = setting === undefined ? null : (JSON.parse(setting) as BrandColours);
    press = { setting, brand: colours === null ? null : { colours, inks: new Map() } };
  }
  return press.brand;
}

/** How an ink of the design is printed: in the colours of the brand, which `integrations/brand-colours.ts` defines. */
export function printedInk(drawn: string): string {
  const brand = brandNow();
  if (brand === null) return drawn;
  const ink = brand.inks.get(drawn) ?? reprintArt(drawn, brand.colours);
  brand.inks.set(drawn, ink);
  return ink;
}

/** An engraved picture in the colours of the brand. */
export const printed = (svg: string): string =>
  svg.replace(INK, (_, attribute: string, drawn: string) => `${attribute}="${printedInk(drawn)}"`);
