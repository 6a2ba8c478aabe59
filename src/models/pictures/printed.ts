import { reprintArt } from '#domain/brand/palette.ts';
import type { BrandColours } from '#domain/brand/token-rules.ts';

/** A colour in an engraved picture. */
const INK = /\b(fill|stroke|stop-color)="(#[0-9a-f]{6})"/g;

type Press = { setting: string | undefined; inks: Map<string, string> | null };

let press: Press | undefined;

/** The inks of the brand by those of the design, as far as they were needed; `null` where they are the same. */
function inksNow(): { colours: BrandColours; inks: Map<string, string> } | null {
  const setting = process.env['BRAND_COLOURS'];
  if (press?.setting !== setting || press === undefined) {
    press = { setting, inks: setting === undefined ? null : new Map() };
  }
  if (setting === undefined || press.inks === null) return null;
  return { colours: JSON.parse(setting) as BrandColours, inks: press.inks };
}

/** An engraved picture in the colours of the brand, which the build names in BRAND_COLOURS. */
export function printed(svg: string): string {
  const found = inksNow();
  if (found === null) return svg;
  const { colours, inks } = found;
  return svg.replace(INK, (_, attribute: string, drawn: string) => {
    const ink = inks.get(drawn) ?? reprintArt(drawn, colours);
    inks.set(drawn, ink);
    return `${attribute}="${ink}"`;
  });
}
