import type { Examples } from '../../examples.ts';
import type { Stack } from './Stack.tsx';

const CHILDREN = [<p key="first">One part.</p>, <p key="second">The next.</p>];

export const examples: Examples<typeof Stack> = {
  usual: { children: CHILDREN },
  small: { space: 'small', children: CHILDREN },
};
