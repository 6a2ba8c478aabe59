import rim from '../rim.module.css';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'onBand';
  size?: 'normal' | 'small';
  wide?: boolean;
};

/** Class of a button, shared by what is a button and what is a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: ButtonLook) {
  return [
    rim.rim,
    styles.button,
    variant === 'quiet' && rim.quiet,
    variant === 'onBand' && styles.onBand,
    size === 'small' && styles.small,
    wide && styles.wide,
  ]
    .filter(Boolean)
    .join(' ');
}
