import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { DisclosureBar } from './DisclosureBar.tsx';

export const examples: Examples<typeof DisclosureBar> = {
  usual: { placeAtFirst: 'the United States' },
  longest: { placeAtFirst: LONGEST_NAME },
};
