import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { RecordList } from './RecordList.tsx';

export const examples: Examples<typeof RecordList> = {
  usual: {
    records: [
      {
        title: 'Gambling Act',
        meta: '2005',
        isUnverified: false,
        texts: ['Sites need a licence.'],
        links: [{ text: 'The act', href: 'https://law.example/' }],
      },
      { title: 'A decree', meta: null, isUnverified: true, texts: ['Not confirmed.'], links: [] },
    ],
  },
  longest: {
    records: [
      {
        title: LONGEST_NAME,
        meta: 'Sep 28, 2026',
        isUnverified: true,
        texts: [LONG_TEXT],
        links: [{ text: LONG_TEXT, href: 'https://law.example/' }],
      },
    ],
  },
};
