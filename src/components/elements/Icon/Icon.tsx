import styles from './Icon.module.css';

const PATHS = {
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M6 6l12 12M18 6L6 18',
  out: 'M8 16L17 7M9 7h8v8',
  right: 'M4 12h16M14 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  info: 'M12 11v6M12 7.2v.1M12 3a9 9 0 100 18 9 9 0 000-18z',
  warn: 'M12 9.5v4.5M12 17v.1M12 3.8L2.8 20h18.4z',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  up: 'M12 19V5M6 11l6-6 6 6',
  chevron: 'M5 9l7 7 7-7',
  down: 'M12 5v14M6 13l6 6 6-6',
  pin: 'M12 21c-5-6-7-9-7-11.5a7 7 0 0114 0c0 2.5-2 5.5-7 11.5zM12 7.5a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  flag: 'M6 21V4h11l-2 4 2 4H6',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative icon beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
