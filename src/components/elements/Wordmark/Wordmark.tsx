import styles from './Wordmark.module.css';

type Props = { brand: string; tone?: 'ink' | 'onDark'; link?: boolean };

/** Five chips seen edge-on; the dark parts spell an E. Rows of [x, width, faint]. */
const CHIPS: readonly (readonly [x: number, y: number, width: number, faint?: true])[] = [
  [0, 0, 31],
  [0, 6.5, 10],
  [11, 6.5, 20, true],
  [0, 13, 24],
  [25, 13, 6, true],
  [0, 19.5, 10],
  [11, 19.5, 20, true],
  [0, 26, 31],
];

export function Wordmark({ brand, tone = 'ink', link = true }: Props) {
  const content = (
    <>
      <svg viewBox="0 0 31 31.5" fill="currentColor" aria-hidden="true">
        {CHIPS.map(([x, y, width, faint]) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={width}
            height={5.5}
            rx={1.3}
            opacity={faint && 0.32}
          />
        ))}
      </svg>
      {brand}
    </>
  );
  const className = `${styles.wordmark}${tone === 'onDark' ? ` ${styles.onDark}` : ''}`;
  if (!link) return <span className={className}>{content}</span>;
  return (
    <a className={className} href="/">
      {content}
    </a>
  );
}
