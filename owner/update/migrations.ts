import type { ContentFiles } from './content-files.ts';

export type Migration = {
  /** The first version that needs it. */
  version: string;
  /** A line for the owner. */
  says: string;
  change: (content: ContentFiles) => void;
};

/** The last day that has come everywhere. */
const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Changes of content by the version that needs them, oldest first. Each keeps an author's words and order. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: '1.1.0',
    says: 'fingerprints and verdicts on links are gone; pages/licences.md is pages/licenses.md; a site that is public is launched, as launchedOn says.',
    change: (content) => {
      content.removeFields('**/*.{yaml,md}', [
        ['fingerprint'],
        ['sources', '*', 'fingerprint'],
        ['accepted', '*', 'verdict'],
        ['accepted', '*', 'landsOn'],
        ['accepted', '*', 'acceptedOn'],
      ]);
      // A site that searches list would else be taken out of them.
      const [list] = content.files('published.yaml');
      if (list !== undefined) content.addField('site.yaml', 'launchedOn', dayBefore());
      content.move('pages/licences.md', 'pages/licenses.md');
    },
  },
];
