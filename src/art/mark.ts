const CHIP_TOPS = [0, 6.5, 13, 19.5, 26];

type Slot = { x: number; y: number; width: number; ink: string; faint?: boolean };

const slot = ({ x, y, width, ink, faint = false }: Slot): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="5.5" rx="1.3" fill="${ink}"${faint ? ' opacity=".32"' : ''}/>`;

/** Five chips stacked edge-on, 31 by 31.5; the dark ones spell E. */
export function markShape(ink: string, ghost: string): string {
  return CHIP_TOPS.map((y, i) => {
    if (i === 2) {
      return (
        slot({ x: 0, y, width: 24, ink }) + slot({ x: 25, y, width: 6, ink: ghost, faint: true })
      );
    }
    if (i % 2 === 0) return slot({ x: 0, y, width: 31, ink });
    return (
      slot({ x: 0, y, width: 10, ink }) + slot({ x: 11, y, width: 20, ink: ghost, faint: true })
    );
  }).join('');
}

/** The brand mark in the current colour, decorative: the name stands beside it. */
export const engraveMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 31 31.5" aria-hidden="true">${markShape('currentColor', 'currentColor')}</svg>`;

/** The mark on a green tile, a file of its own. */
export const engraveFavicon = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="#0e5a3f"/>' +
  `<g transform="translate(8.5 8.2)">${markShape('#f6f1df', '#e9c979')}</g></svg>`;
