import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { SourceList } from './SourceList.tsx';

export const examples: Examples<typeof SourceList> = {
  usual: {
    checkedOn: '3 March 2026',
    sources: [
      { title: 'Register of licences', url: 'https://register.example/', date: '1 March 2026' },
      { title: 'A letter of the casino' },
    ],
  },
  longest: {
    sources: [{ title: LONG_TEXT, url: 'https://register.example/', date: '28 September 2026' }],
  },
};
