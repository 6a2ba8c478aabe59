import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, LONGEST_TARGET, PAID, UNPAID } from '../../example-values.ts';
import type { OutboundLink } from './OutboundLink.tsx';

export const examples: Examples<typeof OutboundLink> = {
  usual: { target: PAID, text: 'Visit' },
  unpaid: { target: UNPAID, text: 'Visit Example Casino', variant: 'quiet', size: 'small' },
  wide: { target: PAID, text: 'Play at Example Casino', wide: true },
  longest: { target: LONGEST_TARGET, text: `Visit ${LONGEST_NAME}`, wide: true },
};
