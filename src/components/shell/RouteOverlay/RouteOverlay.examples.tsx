import type { Examples } from '../../examples.ts';
import { BRAND, ENGRAVING } from '../../example-values.ts';
import type { RouteOverlay } from './RouteOverlay.tsx';

export const examples: Examples<typeof RouteOverlay> = {
  usual: { brand: BRAND, svg: ENGRAVING },
};
