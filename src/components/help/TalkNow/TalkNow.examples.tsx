import type { Examples } from '../../examples.ts';
import { HELP, HELP_WEBSITE, LONGEST_HELP } from '../../example-values.ts';
import type { TalkNow } from './TalkNow.tsx';

export const examples: Examples<typeof TalkNow> = {
  usual: { help: HELP, helpWebsite: HELP_WEBSITE },
  longest: { help: LONGEST_HELP, helpWebsite: HELP_WEBSITE },
};
