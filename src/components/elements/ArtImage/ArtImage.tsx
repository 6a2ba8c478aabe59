import type { PictureModel } from './picture-model.ts';
import styles from './ArtImage.module.css';

type Props = {
  src: string;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  /** Copies for `srcset`; `sizes` describes the place. */
  copies?: PictureModel['copies'];
  sizes?: string;
  /** Above the fold: loads at once, without script. */
  priority?: boolean;
  /** The frame crops the picture to its shape; `whole` shows all of it. */
  shape?: 'cover' | 'chip' | 'whole';
  /** Inside an island: the router drops `noscript`, and nothing observes what React adds later. */
  inIsland?: boolean;
};

/** Placeholder without pixels until the picture is near the window. */
const PLACEHOLDER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Picture that loads within 50 px of the window and fades in; until then, and if it fails, the
 * frame shows its muted ground. `browser/lazy-images.ts` observes it; without script the `noscript`
 * copy shows.
 */
export function ArtImage(props: Props) {
  const { src, width, height, alt, priority = false, shape = 'cover', inIsland = false } = props;
  const { copies = null, sizes } = props;
  const frame = `${styles.frame} ${shape === 'whole' ? '' : styles[shape]}`.trim();
  const size = { width, height };
  if (priority) {
    return (
      <span className={frame} data-image="asked">
        {copies === null ? (
          <img src={src} alt={alt} {...size} fetchPriority="high" />
        ) : (
          <picture>
            <source type="image/avif" srcSet={copies.avif} sizes={sizes} />
            <img
              src={src}
              srcSet={copies.webp}
              sizes={sizes}
              alt={alt}
              {...size}
              fetchPriority="high"
            />
          </picture>
        )}
      </span>
    );
  }
  if (inIsland) {
    return (
      <span className={frame}>
        <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />
      </span>
    );
  }
  return (
    <span className={frame} data-image="waiting">
      {copies === null ? (
        <img src={PLACEHOLDER} data-src={src} alt={alt} {...size} />
      ) : (
        <picture>
          <source type="image/avif" data-src={copies.avif} sizes={sizes} />
          <img src={PLACEHOLDER} data-src={copies.webp} sizes={sizes} alt={alt} {...size} />
        </picture>
      )}
      <noscript>
        <img src={src} alt={alt} {...size} />
      </noscript>
    </span>
  );
}
