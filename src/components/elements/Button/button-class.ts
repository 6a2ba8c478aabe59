import rim from '../rim.module.css';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'onBand';
  size?: 'normal' | 'small';
  wide?: boolean;
};

/** Class shared by buttons and links that look like one. */
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
