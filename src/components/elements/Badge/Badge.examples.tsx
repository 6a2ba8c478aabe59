import type { Examples } from '../../examples.ts';
import type { Badge } from './Badge.tsx';

export const examples: Examples<typeof Badge> = {
  usual: { children: 'Licensed' },
  solid: { tone: 'solid', children: 'Recommended' },
  good: { tone: 'good', children: 'Hash matches' },
  value: { tone: 'value', children: 'Coming soon' },
  warn: { tone: 'warn', children: 'Licence claimed' },
  longest: { tone: 'warn', children: 'Licence of an authority that has closed its register' },
};
