import { toTenth } from './plot.ts';

/** Radii of the rings, and the largest deflection that a byte causes. */
const RADII = [26, 44, 62, 80];
const SWING = 8;
const BYTES_IN_RING = 8;
/** Offsets of the hairlines in a ring. */
const LINES = [0, 3.5, 7];

/**
 * Half a rosette around 0,0 as the data of a path, from the first 32 bytes of a hash in hex: eight bytes a
 * ring, from the top of the seam to its foot. Halves of one hash meet in all places; a byte that differs at
 * the seam leaves a gap, and one elsewhere another curve. Throws if there are fewer bytes.
 */
export function halfRosette(hash: string, side: 'left' | 'right'): string {
  if (!/^[0-9a-f]{64}/i.test(hash)) throw new RangeError('Expected a hash of 32 bytes in hex');
  const sign = side === 'left' ? -1 : 1;
  return RADII.flatMap((radius, ring) => {
    const bytes = Array.from({ length: BYTES_IN_RING }, (_, place) =>
      parseInt(hash.slice((ring * BYTES_IN_RING + place) * 2).slice(0, 2), 16),
    );
    return LINES.map((offset) => curveThrough(bytes, radius + offset, sign));
  }).join('');
}

/** A line through the bytes' places, smooth by the midpoints between them. */
function curveThrough(bytes: readonly number[], radius: number, sign: number): string {
  const points = bytes.map((byte, place) => {
    const angle = (Math.PI * place) / (BYTES_IN_RING - 1);
    const reach = radius + SWING * ((byte / 255) * 2 - 1);
    return { x: sign * reach * Math.sin(angle), y: -reach * Math.cos(angle) };
  });
  const at = ({ x, y }: { x: number; y: number }) => `${toTenth(x)} ${toTenth(y)}`;
  const [first, ...others] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = others.slice(0, -1).map((point, place) => {
    const next = others[place + 1] ?? last;
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point)} ${at(place === others.length - 2 ? last : middle)}`;
  });
  return `M${at(first)}${bends.join('')}`;
}
