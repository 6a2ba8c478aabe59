import { LONGEST_NAME } from '../../example-values.ts';
import type { Examples } from '../../examples.ts';
import type { HereButton } from './HereButton.tsx';

export const examples: Examples<typeof HereButton> = {
  usual: { code: 'DE', nameInText: 'Germany', isAtFirst: false },
  atFirst: { code: 'US', nameInText: 'the United States', isAtFirst: true },
  longest: { code: 'XX', nameInText: LONGEST_NAME, isAtFirst: true },
};
