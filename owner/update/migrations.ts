import type { ContentFiles } from './content-files.ts';

export type Migration = {
  /** The first version that needs it. */
  version: string;
  /** A line for the owner. */
  says: string;
  change: (content: ContentFiles) => void;
};

/** Changes of content by the version that needs them, oldest first. Each keeps an author's words and order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: '1.1.0',
    says: 'fingerprints and verdicts on links are gone; pages/licences.md is pages/licenses.md.',
    change: (content) => {
      content.removeFields('**/*.{yaml,md}', [
        ['fingerprint'],
        ['sources', '*', 'fingerprint'],
        ['accepted', '*', 'verdict'],
        ['accepted', '*', 'landsOn'],
        ['accepted', '*', 'acceptedOn'],
      ]);
      content.move('pages/licences.md', 'pages/licenses.md');
    },
  },
];
