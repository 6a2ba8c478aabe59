import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import type { CompareTools } from './CompareTools.tsx';

const HANDLERS = {
  onChoose: () => undefined,
  onAdd: () => undefined,
  onDifferences: () => undefined,
  onDownload: () => undefined,
};

export const examples: Examples<typeof CompareTools> = {
  usual: {
    others: [{ id: 'example', name: 'Example Casino' }],
    addText: 'Add',
    chosenId: 'example',
    onlyDifferences: false,
    ...HANDLERS,
  },
  empty: { others: [], addText: 'Add', chosenId: '', onlyDifferences: true, ...HANDLERS },
  longest: {
    others: [{ id: 'longest', name: LONGEST_NAME }],
    addText: 'Swap in',
    chosenId: 'longest',
    onlyDifferences: false,
    ...HANDLERS,
  },
};
