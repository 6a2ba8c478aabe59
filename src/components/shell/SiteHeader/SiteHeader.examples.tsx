import type { Examples } from '../../examples.ts';
import { BRAND } from '../../example-values.ts';
import type { SiteHeader } from './SiteHeader.tsx';

export const examples: Examples<typeof SiteHeader> = {
  usual: { brand: BRAND, path: '/guides', promotes: true },
  withoutPromotion: { brand: BRAND, path: '/responsible-gaming', promotes: false },
};
