import type { Examples } from '../../examples.ts';
import { BRAND, LOGO, LONG_BRAND } from '../../example-values.ts';
import type { Wordmark } from './Wordmark.tsx';

export const examples: Examples<typeof Wordmark> = {
  usual: { brand: BRAND },
  icon: { brand: { name: BRAND.name, sign: { kind: 'icon', href: LOGO } } },
  drawing: {
    brand: {
      name: BRAND.name,
      sign: { kind: 'wordmark', onPaper: LOGO, onDark: LOGO, width: 30, height: 30 },
    },
  },
  withoutLink: { brand: BRAND, tone: 'ink', link: false },
  longest: { brand: LONG_BRAND, tone: 'ink', link: true },
};
