import type { JSXElementConstructor } from 'react';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

/**
 * Example props of a component by name: always `usual`, and `unknown`, `empty`, `longest` or others
 * where they apply. Kept in `X.examples.tsx` beside cards, tables and other components with more
 * states than the sample content shows.
 */
export type Examples<Component extends JSXElementConstructor<never>> = Readonly<
  { usual: PropsOf<Component> } & Record<string, PropsOf<Component>>
>;
