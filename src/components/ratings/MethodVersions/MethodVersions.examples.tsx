import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { MethodVersions } from './MethodVersions.tsx';

export const examples: Examples<typeof MethodVersions> = {
  usual: {
    versions: [
      {
        title: 'Version 2, since Nov 22, 2026',
        changed: ['Terms are judged by what they say.', 'Before, they were costed.'],
        scores: {
          intro: 'Two scores changed.',
          caption: 'Scores before and after version 2',
          before: 'Version 1',
          after: 'Version 2',
          rows: [
            {
              slug: 'one',
              name: 'Example Casino',
              before: '4.75',
              after: '4.375',
              change: '−0.375',
            },
            { slug: 'two', name: LONGEST_NAME, before: '3.50', after: '3.50', change: 'None' },
          ],
        },
      },
    ],
  },
  unknown: { versions: [{ title: LONG_TEXT, changed: [LONG_TEXT], scores: null }] },
};
