import type { Examples } from '../../examples.ts';
import type { ArticleDialog } from './ArticleDialog.tsx';

export const examples: Examples<typeof ArticleDialog> = {
  usual: {},
};
