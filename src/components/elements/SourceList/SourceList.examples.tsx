import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { SourceList } from './SourceList.tsx';

export const examples: Examples<typeof SourceList> = {
  usual: {
    checkedOn: 'Mar 3, 2026',
    sources: [
      { title: 'Register of licences', url: 'https://register.example/', date: 'Mar 1, 2026' },
      { title: 'A letter of the casino' },
    ],
  },
  longest: {
    sources: [{ title: LONG_TEXT, url: 'https://register.example/', date: 'Sep 28, 2026' }],
  },
};
