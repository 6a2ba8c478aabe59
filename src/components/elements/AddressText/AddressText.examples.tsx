import type { Examples } from '../../examples.ts';
import type { AddressText } from './AddressText.tsx';

export const examples: Examples<typeof AddressText> = {
  usual: { text: 'help.example/chat' },
  longest: { text: 'helpline@a-foundation-for-all-players.example' },
};
