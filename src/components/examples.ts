import type { JSXElementConstructor } from 'react';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

/**
 * Props of a component by the name of a look: `usual` always, and `unknown`, `empty`, `longest` or others
 * where the component has them. They stand in `X.examples.tsx` beside cards, tables, fields and what varies
 * more than any content shows.
 */
export type Examples<Component extends JSXElementConstructor<never>> = Readonly<
  { usual: PropsOf<Component> } & Record<string, PropsOf<Component>>
>;
