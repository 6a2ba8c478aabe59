import sharp from 'sharp';
import { DRAWN_IN } from '#domain/brand/token-rules.ts';
import { siteIcon } from './brand.ts';
import { siteSettings } from './site.ts';

/** Icon sizes in pixels; phones put the largest on their home screens. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

export async function webManifest() {
  const { brand, description, look } = await siteSettings();
  const { paper, ink } = (look.colours ?? DRAWN_IN).light;
  return {
    name: brand,
    short_name: brand,
    description,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: ink,
    icons: [
      ...ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

/** The brand's icon in pixels. */
export async function iconPng(size: IconSize): Promise<Uint8Array<ArrayBuffer>> {
  const { svg } = await siteIcon();
  // Drawn 1.5 times as large and scaled down, for smoother edges.
  const large = svg.replace('<svg ', `<svg width="${1.5 * size}" height="${1.5 * size}" `);
  return new Uint8Array(await sharp(Buffer.from(large)).resize(size, size).png().toBuffer());
}
