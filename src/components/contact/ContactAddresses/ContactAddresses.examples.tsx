import type { Examples } from '../../examples.ts';
import type { ContactAddresses } from './ContactAddresses.tsx';

export const examples: Examples<typeof ContactAddresses> = {
  usual: { supportEmail: 'help@edgewise.example', partnershipEmail: 'partners@edgewise.example' },
  longest: {
    supportEmail: 'corrections-and-questions-about-pages@mail.edgewise.example',
    partnershipEmail: 'affiliate-programmes-and-partnerships@mail.edgewise.example',
  },
};
