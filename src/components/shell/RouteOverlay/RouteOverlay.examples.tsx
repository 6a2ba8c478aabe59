import type { Examples } from '../../examples.ts';
import { ENGRAVING } from '../../example-values.ts';
import type { RouteOverlay } from './RouteOverlay.tsx';

export const examples: Examples<typeof RouteOverlay> = {
  usual: { brand: 'Edgewise', svg: ENGRAVING },
};
