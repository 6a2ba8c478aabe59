import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ButtonLook & {
  href: string;
  children: ReactNode;
  /** Id of a dialog that opens instead if script runs. */
  opensDialog?: string;
};

/** Internal link that looks like a button. */
export function ButtonLink({ href, children, opensDialog, ...look }: Props) {
  return (
    <a
      className={buttonClass(look)}
      href={href}
      data-opens-dialog={opensDialog}
      aria-haspopup={opensDialog === undefined ? undefined : 'dialog'}
    >
      {children}
    </a>
  );
}
