import type { Plate } from './inks.ts';
import { hash } from './random.ts';

/** Gradient stops of an iris print, in which one ink blends into the other and back. */
export const irisStops = ({ inkA, inkB }: Plate): string =>
  `<stop offset=".15" stop-color="${inkB}"/><stop offset=".6" stop-color="${inkA}"/><stop offset="1" stop-color="${inkB}"/>`;

/** Number printed on a plate: six digits derived from the slug. Not a count of anything. */
export const serialNumber = (slug: string): string => String((hash(slug) % 900_000) + 100_000);
