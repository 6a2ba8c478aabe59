import type { Examples } from '../../examples.ts';
import { BRAND, HELP, LONGEST_HELP, LONGEST_NAME, ROSETTE_HREF } from '../../example-values.ts';
import type { MobileMenu } from './MobileMenu.tsx';

export const examples: Examples<typeof MobileMenu> = {
  usual: {
    brand: BRAND,
    path: '/guides/example',
    promotes: true,
    help: HELP,
    placeAtFirst: 'the United States',
    artHref: ROSETTE_HREF,
  },
  withoutPromotion: {
    brand: BRAND,
    path: '/responsible-gaming',
    promotes: false,
    help: LONGEST_HELP,
    placeAtFirst: LONGEST_NAME,
    artHref: ROSETTE_HREF,
  },
};
