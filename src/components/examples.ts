import type { JSXElementConstructor } from 'react';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

/**
 * Props of a component by the name of a look: `usual` always, and `unknown`, `empty`, `longest` or others
 * where the component has them. They stand in `X.examples.tsx` beside a component that is used more than
 * once, and beside cards, tables and fields.
 */
export type Examples<Component extends JSXElementConstructor<never>> = Readonly<
  { usual: PropsOf<Component> } & Record<string, PropsOf<Component>>
>;
