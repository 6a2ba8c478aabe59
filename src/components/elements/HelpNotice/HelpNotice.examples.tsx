import type { Examples } from '../../examples.ts';
import { HELP, LONGEST_HELP } from '../../example-values.ts';
import type { HelpNotice } from './HelpNotice.tsx';

export const examples: Examples<typeof HelpNotice> = {
  usual: { help: HELP },
  longest: { help: LONGEST_HELP },
};
