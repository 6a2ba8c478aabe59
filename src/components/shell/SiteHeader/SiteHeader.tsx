import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Wordmark } from '../../elements/Wordmark/Wordmark.tsx';
import { MENU_ID } from '../MobileMenu/MobileMenu.tsx';
import { SEARCH_DIALOG_ID } from '../../search/search-dialog-id.ts';
import { BEST_CASINOS, isCurrent, MAIN_NAVIGATION } from '../navigation.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { BrandView } from '#domain/site/brand-view.ts';
import styles from './SiteHeader.module.css';

type Props = {
  brand: BrandView;
  path: string;
  /** True where the button to the casinos shows. */
  promotes: boolean;
  /** Links to the owner's own pages. */
  further: readonly LinkItem[];
};

export function SiteHeader({ brand, path, promotes, further }: Props) {
  return (
    <header className={styles.header}>
      <div className="wrap">
        <div className={styles.row}>
          <Wordmark brand={brand} />
          <nav className={styles.nav} aria-label="Main">
            {[...MAIN_NAVIGATION, ...further].map(({ text, href }) => (
              <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                {text}
              </a>
            ))}
          </nav>
          <div className={styles.search}>
            <IconButton
              icon="search"
              label="Search"
              href="/search"
              opensDialog={SEARCH_DIALOG_ID}
            />
          </div>
          {promotes && (
            <div className={styles.best}>
              <ButtonLink size="small" href={BEST_CASINOS.href}>
                {BEST_CASINOS.text}
              </ButtonLink>
            </div>
          )}
          <div className={styles.menuToggle}>
            <IconButton icon="menu" label="Open menu" opensDialog={MENU_ID} />
          </div>
        </div>
      </div>
    </header>
  );
}
