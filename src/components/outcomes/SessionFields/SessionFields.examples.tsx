import type { Examples } from '../../examples.ts';
import type { SessionFields } from './SessionFields.tsx';

const TYPED = { game: 'red', bankroll: '100', bet: '1', rounds: '300', pace: '40' };

export const examples: Examples<typeof SessionFields> = {
  usual: { typed: TYPED, defaults: TYPED, reasons: {} },
  empty: { typed: {}, defaults: {}, reasons: {} },
  wrong: {
    typed: { ...TYPED, game: 'crash' },
    defaults: { ...TYPED, game: 'crash', target: '1', bet: '200' },
    reasons: { target: 'too-small', bet: 'above-bankroll' },
  },
};
