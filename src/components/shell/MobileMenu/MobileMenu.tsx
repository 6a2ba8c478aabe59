import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import { Wordmark } from '../../elements/Wordmark/Wordmark.tsx';
import { SEARCH_DIALOG_ID } from '../../search/search-dialog-id.ts';
import {
  BEST_CASINOS,
  HELP,
  isCurrent,
  MAIN_NAVIGATION,
  MENU_PAGES,
  MENU_TOOLS,
} from '../navigation.ts';
import type { HelpLine } from '../HelpPhone/HelpPhone.tsx';
import { HelpPhones } from '../HelpPhone/HelpPhone.tsx';
import { CountryControl } from '../CountryControl/CountryControl.tsx';
import type { CountryOption } from '../CountrySelect/CountrySelect.tsx';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { BrandView } from '#domain/site/brand-view.ts';
import styles from './MobileMenu.module.css';

export const MENU_ID = 'menu';

type Props = {
  brand: BrandView;
  path: string;
  promotes: boolean;
  /** Links to the owner's own pages. */
  further: readonly LinkItem[];
  help: readonly HelpLine[];
  countries: readonly CountryOption[];
  /** Code of the default country. */
  countryAtFirst: string;
  artHref: string;
};

/**
 * Full-screen menu of a phone: a modal dialog, which brings focus trap, Escape and a locked page.
 */
export function MobileMenu(props: Props) {
  const { brand, path, promotes, further, help, countries, countryAtFirst, artHref } = props;
  return (
    <dialog id={MENU_ID} className={styles.menu} aria-label="Menu">
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <Wordmark brand={brand} />
          <div className={styles.tools}>
            <IconButton
              icon="search"
              label="Search"
              href="/search"
              opensDialog={SEARCH_DIALOG_ID}
            />
            <IconButton icon="cross" label="Close menu" closesDialog={MENU_ID} />
          </div>
        </div>
        <nav className={styles.nav} aria-label="Main, in the menu">
          {MAIN_NAVIGATION.map(({ text, href }) => (
            <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        {promotes && (
          <div className={styles.best}>
            <ButtonLink size="small" href={BEST_CASINOS.href}>
              {BEST_CASINOS.text}
            </ButtonLink>
          </div>
        )}
        <div className={styles.further}>
          <LinkList items={[...MENU_PAGES, ...further]} label="More pages" />
          <TextLink href="/tools" text="Tools" />
          <LinkList items={MENU_TOOLS} label="Tools" />
        </div>
        <div className={styles.helpLink}>
          <ButtonLink size="small" variant="quiet" href={HELP.href}>
            {HELP.text}
          </ButtonLink>
        </div>
        <p className={`fine ${styles.help}`}>
          18+ only. If gambling is causing harm, help is a call away:{' '}
          <span data-where={countryAtFirst}>
            <HelpPhones help={help} />
          </span>
          <a data-where="elsewhere" data-country-text="help" href="/responsible-gaming" hidden>
            services by country
          </a>
          .
        </p>
        <div className={styles.place}>
          <CountryControl countries={countries} atFirst={countryAtFirst} />
        </div>
        <div className={styles.art}>
          <Watermark href={artHref} />
        </div>
      </div>
    </dialog>
  );
}
