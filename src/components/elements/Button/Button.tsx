import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Props = ButtonLook & {
  type?: 'button' | 'submit' | 'reset';
  children: ReactNode;
  disabled?: boolean;
  /** Read by a delegated listener. */
  value?: string;
  /** Id of the text area whose text a script copies. */
  copies?: string;
  /** Id of the dialog that the button opens without script (`commandfor`). */
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
