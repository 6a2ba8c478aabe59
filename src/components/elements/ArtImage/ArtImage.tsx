import styles from './ArtImage.module.css';

type Props = {
  src: string;
  width: number;
  height: number;
  /** Empty for what only decorates. */
  alt: string;
  /** Above the fold: fetched at once, without waiting for a script. */
  priority?: boolean;
  shape?: 'cover' | 'chip';
  /** Inside an island: the router drops `noscript`, and what React adds later nobody watches. */
  inIsland?: boolean;
};

/** Stands in while the picture is far from the window; it has no pixels of its own. */
const PLACEHOLDER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture that is fetched when it comes within 50 px of the window and fades in; the muted ground
 * of its frame shows before that and if it fails. `browser/lazy-images.ts` does the watching;
 * without script the `noscript` copy stands.
 */
export function ArtImage(props: Props) {
  const { src, width, height, alt, priority = false, shape = 'cover', inIsland = false } = props;
  const frame = `${styles.frame} ${styles[shape]}`;
  if (priority) {
    return (
      <span className={frame} data-image="asked">
        <img src={src} width={width} height={height} alt={alt} fetchPriority="high" />
      </span>
    );
  }
  if (inIsland) {
    return (
      <span className={frame}>
        <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      </span>
    );
  }
  return (
    <span className={frame} data-image="waiting">
      <img src={PLACEHOLDER} data-src={src} width={width} height={height} alt={alt} />
      <noscript>
        <img src={src} width={width} height={height} alt={alt} />
      </noscript>
    </span>
  );
}
