import type { Examples } from '../../examples.ts';
import type { FormOutcome } from './FormOutcome.tsx';

export const examples: Examples<typeof FormOutcome> = {
  usual: { kind: 'sent', recipient: 'help@edgewise.example' },
  opened: {
    kind: 'opened',
    recipient: 'help@edgewise.example',
    children: <p>What was prepared stands here.</p>,
  },
  refused: { kind: 'refused', status: 503, recipient: 'help@edgewise.example' },
  unanswered: { kind: 'unanswered', recipient: 'help@edgewise.example' },
  trapped: {
    kind: 'trapped',
    recipient: 'corrections-and-questions-about-pages@mail.edgewise.example',
  },
};
