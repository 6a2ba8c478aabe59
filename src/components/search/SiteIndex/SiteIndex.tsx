import type { LinkItem } from '#domain/site/link-item.ts';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import styles from './SiteIndex.module.css';

type Group = { id: string; title: string; links: readonly LinkItem[] };

type Props = { groups: readonly Group[] };

/** Links to every page, in columns by subject. */
export function SiteIndex({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, links }) => (
        <div key={id} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <LinkList items={links} />
        </div>
      ))}
    </div>
  );
}
