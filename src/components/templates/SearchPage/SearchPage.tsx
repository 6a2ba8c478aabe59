import type { LinkItem } from '#domain/site/link-item.ts';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Pagination, type PaginationModel } from '../../elements/Pagination/Pagination.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SEARCH_DIALOG_ID } from '../../search/search-dialog-id.ts';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import styles from './SearchPage.module.css';

type SearchPageModel = {
  trail: readonly LinkItem[];
  groups: readonly { id: string; title: string; links: readonly LinkItem[] }[];
  count: number;
  pagination: PaginationModel | null;
};

type Props = { page: SearchPageModel };

export function SearchPage({ page: { trail, groups, count, pagination } }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="All pages"
        lead={`This list has ${count} pages by subject: all but this one and the home page. To search their text, press the magnifier above, Ctrl+K or Cmd+K on any page.`}
        actions={
          <div className={styles.open}>
            <ButtonLink href="/search" opensDialog={SEARCH_DIALOG_ID}>
              <Icon name="search" />
              Search
            </ButtonLink>
          </div>
        }
        note={
          <noscript>
            <p>The search needs JavaScript. The list below works without it.</p>
          </noscript>
        }
      />
      <Section>
        <div className={styles.groups}>
          {groups.map(({ id, title, links }) => (
            <div key={id} className={`plain ${styles.group}`}>
              <h2 className={`side-title ${styles.title}`}>{title}</h2>
              <LinkList items={links} />
            </div>
          ))}
        </div>
        <Pagination pagination={pagination} />
      </Section>
    </>
  );
}
