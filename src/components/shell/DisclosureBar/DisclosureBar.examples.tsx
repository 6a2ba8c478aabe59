import type { Examples } from '../../examples.ts';
import type { DisclosureBar } from './DisclosureBar.tsx';

export const examples: Examples<typeof DisclosureBar> = {
  usual: {},
};
