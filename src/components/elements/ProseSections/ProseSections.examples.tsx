import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ProseSections } from './ProseSections.tsx';

export const examples: Examples<typeof ProseSections> = {
  usual: {
    sections: [
      { id: 'limits', html: '<h2 id="limits">Limits</h2><p>Set one before you start.</p>' },
      { id: 'signs', html: '<h2 id="signs">Signs</h2><p>Chasing losses is one.</p>' },
    ],
    below: { limits: <p>What stands below the text.</p> },
    alias: { signs: 'warning-signs' },
    folds: { signs: 'Signs' },
  },
  longest: {
    sections: [
      {
        id: 'long',
        html: `<h2 id="long">${LONGEST_NAME}</h2><p>${LONG_TEXT}</p><ul><li>${LONG_TEXT}</li></ul><blockquote>${LONG_TEXT}</blockquote><p><code>content/casinos/donauschifffahrtsgesellschaft.yaml</code></p>`,
      },
    ],
  },
};
