import { COMPOSITIONS, irisStops } from './cover-compositions.ts';
import { PLATES, type Category } from './inks.ts';
import { outline } from './lettering.ts';
import { hash, prng, type Random } from './random.ts';

const WIDTH = 1200;
const HEIGHT = 750;
/** A cover is drawn again, at most so often, until it is small enough. */
const BYTE_BUDGET = 12_000;
const TAKES = 12;

/** The number printed on a plate in red or gold: six digits that follow from the slug. */
export const serialNumber = (slug: string): string => String((hash(slug) % 900_000) + 100_000);
