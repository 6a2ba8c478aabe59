import type { BrandSign, BrandView, ChipPart } from '#domain/site/brand-view.ts';
import styles from './Wordmark.module.css';

type Props = { brand: BrandView; tone?: 'ink' | 'onDark'; link?: boolean };

const ON_DARK = '(prefers-color-scheme: dark)';

/** Centre lines of bars 5.5 high with corners of 1.3, drawn 2.6 wide by the style sheet. */
const barsOf = (parts: readonly ChipPart[]): string =>
  parts
    .map(({ x, y, width }) => {
      const across = tenths(width - 2.6);
      return `M${tenths(x + 1.3)} ${tenths(y + 1.3)}h${across}v2.9h${-across}z`;
    })
    .join('');

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Icon beside the name; decorative, as the name follows as text. */
function Sign({ sign }: { sign: Exclude<BrandSign, { kind: 'wordmark' }> }) {
  if (sign.kind === 'icon') return <img src={sign.href} alt="" width={24} height={24} />;
  const faint = sign.parts.filter((part) => part.faint);
  return (
    <svg viewBox="0 0 31 31.5" aria-hidden="true">
      <path d={barsOf(sign.parts.filter((part) => !part.faint))} />
      {faint.length > 0 && <path opacity={0.32} d={barsOf(faint)} />}
    </svg>
  );
}

/** Name of the site with its icon, or the owner's drawing of both. */
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
