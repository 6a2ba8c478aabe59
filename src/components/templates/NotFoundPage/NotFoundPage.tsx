import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import styles from './NotFoundPage.module.css';

type Props = { page: { art: string } };

/** Pages that visitors look for most. */
const WAYS_OUT = [
  { text: 'Casino reviews', href: '/reviews' },
  { text: 'Bonuses compared', href: '/bonuses' },
  { text: 'Guides', href: '/guides' },
  { text: 'Help with gambling', href: '/responsible-gaming' },
];

export function NotFoundPage({ page }: Props) {
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div className={styles.figure} aria-hidden="true">
          4<Engraving svg={page.art} />4
        </div>
        <h1>Oops! Page not found</h1>
        <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
        <p data-suggestion role="status" hidden>
          Did you mean <a href="/">another page</a>?
        </p>
        <ButtonLink href="/">Return to Home</ButtonLink>
        <div className={`taps ${styles.ways}`}>
          <LinkList items={WAYS_OUT} />
        </div>
      </div>
    </div>
  );
}
