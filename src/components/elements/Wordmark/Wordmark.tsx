import type { BrandSign, BrandView } from '#domain/site/brand-view.ts';
import styles from './Wordmark.module.css';

type Props = { brand: BrandView; tone?: 'ink' | 'onDark'; link?: boolean };

const ON_DARK = '(prefers-color-scheme: dark)';

/** What stands beside the name, which is said by the text. */
function Sign({ sign }: { sign: Exclude<BrandSign, { kind: 'wordmark' }> }) {
  if (sign.kind === 'icon') return <img src={sign.href} alt="" width={24} height={24} />;
  return (
    <svg viewBox="0 0 31 31.5" fill="currentColor" aria-hidden="true">
      {sign.parts.map(({ x, y, width, faint }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={5.5}
          rx={1.3}
          opacity={faint ? 0.32 : undefined}
        />
      ))}
    </svg>
  );
}

/** The name of the site with its sign, or the drawing that stands for both. */
export function Wordmark({ brand: { name, sign }, tone = 'ink', link = true }: Props) {
  const content =
    sign.kind === 'wordmark' ? (
      <picture>
        {tone === 'ink' && <source srcSet={sign.onDark} media={ON_DARK} />}
        <img
          src={tone === 'ink' ? sign.onPaper : sign.onDark}
          alt={name}
          width={sign.width}
          height={sign.height}
        />
      </picture>
    ) : (
      <>
        <Sign sign={sign} />
        {name}
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
