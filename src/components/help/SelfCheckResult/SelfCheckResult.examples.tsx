import type { Examples } from '../../examples.ts';
import { HELP, HELP_WEBSITE, LONG_TEXT, LONGEST_HELP, LONGEST_NAME } from '../../example-values.ts';
import type { SelfCheckResult } from './SelfCheckResult.tsx';

export const examples: Examples<typeof SelfCheckResult> = {
  usual: {
    points: 2,
    highestPoints: 27,
    band: {
      name: 'Low risk',
      text: 'Some signs.',
      whereNext: [{ label: 'Set a limit', href: '/responsible-gaming' }],
    },
    notADiagnosis: 'This is no diagnosis.',
    isSpared: false,
    help: HELP,
    helpWebsite: HELP_WEBSITE,
    headingRef: null,
  },
  longest: {
    points: 27,
    highestPoints: 27,
    band: { name: LONGEST_NAME, text: LONG_TEXT, whereNext: [{ label: LONG_TEXT, href: '/help' }] },
    notADiagnosis: LONG_TEXT,
    isSpared: true,
    help: LONGEST_HELP,
    helpWebsite: { name: LONGEST_NAME, href: 'https://therapy.example/' },
    headingRef: null,
  },
};
