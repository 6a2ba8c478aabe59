import type { Examples } from '../../examples.ts';
import type { Button } from './Button.tsx';

export const examples: Examples<typeof Button> = {
  usual: { children: 'Show my result' },
  quiet: { variant: 'quiet', children: 'Clear my answers' },
  small: { size: 'small', children: 'Try again' },
  wide: { wide: true, children: 'Send message' },
  disabled: { disabled: true, children: 'Sending' },
  opensDialog: { opensDialog: 'example-dialog', variant: 'quiet', children: 'Why join?' },
  longest: { children: 'Drop withdrawals under 24 hours and licences of Curaçao' },
};
