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
  onClick?: MouseEventHandler<HTMLButtonElement>;
};

export function Button({
  type = 'button',
  children,
  disabled,
  value,
  copies,
  opensDialog,
  onClick,
  ...look
}: Props) {
  return (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      value={value}
      data-copies={copies}
      onClick={onClick}
      {...(opensDialog !== undefined && {
        'aria-haspopup': 'dialog',
        commandfor: opensDialog,
        command: 'show-modal',
      })}
    >
      {children}
    </button>
  );
}
