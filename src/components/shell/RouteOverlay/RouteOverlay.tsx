import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Wordmark } from '../../elements/Wordmark/Wordmark.tsx';
import type { BrandView } from '#domain/site/brand-view.ts';
import styles from './RouteOverlay.module.css';

type Props = { brand: BrandView; svg: string };

/**
 * Overlay during a change of route, and the message without a connection;
 * `browser/route-overlay.ts` shows both.
 */
export function RouteOverlay({ brand, svg }: Props) {
  return (
    <>
      <div className={styles.overlay} data-route-overlay hidden role="status">
        <div className={styles.drawing}>
          <Engraving svg={svg} />
        </div>
        <span className={styles.name}>
          <Wordmark brand={brand} link={false} />
        </span>
        <span className={`reel ${styles.reel}`} aria-hidden="true" />
        <span className="unseen">Loading</span>
      </div>
      <p className={styles.offline} data-offline popover="auto" role="alert">
        You are offline, so this page stays. Follow the link again once you are connected.
      </p>
    </>
  );
}
