import type { LinkItem } from '#domain/site/link-item.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import styles from './KindTiles.module.css';

export type KindTile = { title: string; text: string; href: string; artHref: string };

type Props = {
  tiles: readonly KindTile[];
  /** Kinds with a page but no tile. */
  others: readonly LinkItem[];
};

export function KindTiles({ tiles, others }: Props) {
  return (
    <nav className="stack-4" aria-label="Kinds of bonus">
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map(({ title, text, href, artHref }) => (
            <li key={title}>
              <a className="raised" href={href}>
                <h2 className="h3">{title}</h2>
                <p className="soft">{text}</p>
                <span className={styles.go} aria-hidden="true">
                  Compare <Icon name="right" />
                </span>
                <span className={styles.art}>
                  <Watermark href={artHref} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={`soft ${styles.more}`}>
          <p aria-hidden="true">More kinds:</p>
          <LinkList items={others} label="More kinds" />
        </div>
      )}
    </nav>
  );
}
