import type { Examples } from '../../examples.ts';
import { LOGO, LONGEST_NAME } from '../../example-values.ts';
import type { ComparePick } from './ComparePick.tsx';

export const examples: Examples<typeof ComparePick> = {
  usual: { casino: { slug: 'example', name: 'Example Casino', logo: LOGO } },
  longest: { casino: { slug: 'longest', name: LONGEST_NAME, logo: LOGO } },
};
