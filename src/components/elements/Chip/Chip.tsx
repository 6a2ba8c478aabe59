import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Chip.module.css';

type Props = {
  /** `checkbox` allows several at once. */
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  isOn: boolean;
  /** Number of entries that the choice would show, or `null` without one. */
  count: number | string | null;
  small?: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** Choice in a group of filters, with the number of entries that it would show. */
export function Chip({ type, name, value, isOn, count, small = false, onChange, children }: Props) {
  return (
    <label className={styles.chip}>
      <input
        className="over-face"
        type={type}
        name={name}
        value={value}
        checked={isOn}
        onChange={onChange}
      />
      <span className={small ? `${styles.face} ${styles.small}` : styles.face}>
        {type === 'checkbox' && <Icon name="check" />}
        <span>{children}</span> {count !== null && <small>{count}</small>}
      </span>
    </label>
  );
}
