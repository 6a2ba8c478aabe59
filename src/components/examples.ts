import type { JSXElementConstructor } from 'react';

type PropsOf<Component> = Component extends JSXElementConstructor<infer Props> ? Props : never;

/**
 * How a component can look, by the name of a look: the usual one, and those of `unknown`, `empty`,
 * `longest` and others of its own that it has. They stand beside it, in `X.examples.tsx`; data that
 * several share comes from one `example-….ts` beside the model.
 */
export type Examples<Component extends JSXElementConstructor<never>> = Readonly<
  { usual: PropsOf<Component> } & Record<string, PropsOf<Component>>
>;
