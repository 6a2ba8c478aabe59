import type { Examples } from '../../examples.ts';
import type { SearchBar } from './SearchBar.tsx';

export const examples: Examples<typeof SearchBar> = {
  usual: {
    dialogId: 'search',
    ref: null,
    onInput: () => undefined,
    onFocus: () => undefined,
    onEnter: () => undefined,
  },
};
