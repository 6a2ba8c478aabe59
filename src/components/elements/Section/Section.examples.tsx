import type { Examples } from '../../examples.ts';
import type { Section } from './Section.tsx';

export const examples: Examples<typeof Section> = {
  usual: { children: <p>A part of a page.</p> },
  ruled: {
    variant: 'ruled',
    id: 'ruled',
    labelledBy: 'ruled-title',
    children: <h2 id="ruled-title">Ruled</h2>,
  },
  tight: { variant: 'tight', children: <p>A part with less space.</p> },
};
