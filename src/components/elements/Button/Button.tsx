import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ButtonLook & {
  type?: 'button' | 'submit' | 'reset';
  children: ReactNode;
  disabled?: boolean;
  /** What a script that listens from outside reads. */
  value?: string;
  /** Id of the text area that a script copies for it. */
  copies?: string;
  /** Id of the dialog that the button opens, without any script of its own. */
  opensDialog?: string;
  /** Id of the dialog that the button closes. */
  closesDialog?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

export function Button({
  type = 'button',
  children,
  disabled,
  value,
  copies,
  opensDialog,
  closesDialog,
  onClick,
  ...look
}: Props) {
  const command = opensDialog !== undefined ? 'show-modal' : 'close';
  const target = opensDialog ?? closesDialog;
  return (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      value={value}
      data-copies={copies}
      onClick={onClick}
      aria-haspopup={opensDialog !== undefined ? 'dialog' : undefined}
      {...(target !== undefined && { commandfor: target, command })}
    >
      {children}
    </button>
  );
}
