import { LONG_TEXT, LONGEST_NAME } from '../example-values.ts';
import type { HelpServiceModel } from './HelpServiceList/HelpServiceList.tsx';

/** An invented service with everything known. */
export const SERVICE: HelpServiceModel = {
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

export const BARE_SERVICE: HelpServiceModel = {
  ...SERVICE,
  id: 'example-bare',
  name: 'Example Group',
  phone: null,
  text: null,
  links: [],
  facts: [],
  isUnverified: true,
  note: null,
  source: null,
};

export const LONGEST_SERVICE: HelpServiceModel = {
  ...SERVICE,
  id: 'example-longest',
  name: LONGEST_NAME,
  kind: 'Self-exclusion register',
  whatItDoes: LONG_TEXT,
  phone: { display: '+49 800 000 0000 00', tel: 'tel:+49800000000000' },
  text: 'SAFER to 00000 00000',
  links: [
    {
      label: 'Online',
      text: 'chat.helpline.example/in-german-and-english',
      href: 'https://chat.example/',
    },
  ],
  facts: [LONG_TEXT],
  isUnverified: true,
  note: LONG_TEXT,
  source: LONG_TEXT,
};
