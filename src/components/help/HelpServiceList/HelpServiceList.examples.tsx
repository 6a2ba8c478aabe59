import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { HelpServiceList, HelpServiceModel } from './HelpServiceList.tsx';

const SERVICE: HelpServiceModel = {
  id: 'example-helpline',
  name: 'Example Helpline',
  kind: 'Helpline',
  whatItDoes: 'Listens and advises.',
  phone: { display: '0800 000 0000', tel: 'tel:08000000000' },
  text: '00000',
  links: [{ label: 'Chat', text: 'helpline.example', href: 'https://helpline.example/' }],
  facts: ['Day and night', 'Free'],
  isUnverified: false,
  note: 'Closed on public holidays.',
  source: 'Its own page',
  checkedOn: 'Mar 3, 2026',
};

export const examples: Examples<typeof HelpServiceList> = {
  usual: { services: [SERVICE] },
  unknown: {
    services: [{ ...SERVICE, phone: null, text: null, links: [], note: null, source: null }],
  },
  longest: {
    services: [{ ...SERVICE, name: LONGEST_NAME, whatItDoes: LONG_TEXT, isUnverified: true }],
  },
};
