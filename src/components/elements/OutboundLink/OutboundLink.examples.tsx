import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, OUTSIDE } from '../../example-values.ts';
import type { OutboundLink } from './OutboundLink.tsx';

export const examples: Examples<typeof OutboundLink> = {
  usual: { target: OUTSIDE, text: 'Join Waitlist' },
  small: { target: OUTSIDE, text: 'Visit Example Platform', variant: 'quiet', size: 'small' },
  wide: { target: OUTSIDE, text: 'Join at Example Platform', wide: true },
  longest: {
    target: { ...OUTSIDE, siteName: LONGEST_NAME },
    text: `Join ${LONGEST_NAME}`,
    wide: true,
  },
};
