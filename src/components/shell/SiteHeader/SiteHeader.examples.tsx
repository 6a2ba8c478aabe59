import type { Examples } from '../../examples.ts';
import type { SiteHeader } from './SiteHeader.tsx';

export const examples: Examples<typeof SiteHeader> = {
  usual: { brand: 'Edgewise', path: '/guides', promotes: true },
  withoutPromotion: { brand: 'Edgewise', path: '/responsible-gaming', promotes: false },
};
