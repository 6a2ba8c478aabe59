import { LatheBorder } from '../../elements/LatheBorder/LatheBorder.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import { Wordmark } from '../../elements/Wordmark/Wordmark.tsx';
import { CountryChooser } from '../CountryChooser/CountryChooser.tsx';
import type { CountryOption } from '../CountrySelect/CountrySelect.tsx';
import type { HelpLine } from '../HelpPhone/HelpPhone.tsx';
import { HelpPhones } from '../HelpPhone/HelpPhone.tsx';
import { FOOTER_NAVIGATION } from '../navigation.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { BrandView } from '#domain/site/brand-view.ts';
import styles from './SiteFooter.module.css';

type Props = {
  brand: BrandView;
  tagline: string;
  /** Links to the owner's own pages. */
  further: readonly LinkItem[];
  year: number;
  help: readonly HelpLine[];
  helpWebsite: { name: string; href: string };
  countries: readonly CountryOption[];
  /** Code of the default country. */
  countryAtFirst: string;
};

const MICROPRINT = 'eighteen and over · the house has an edge · read the terms · set a limit';

export function SiteFooter(props: Props) {
  const { brand, tagline, year, help, helpWebsite, countries, countryAtFirst } = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.border}>
        <LatheBorder kind="chain" />
      </div>
      <div className="wrap">
        <CountryChooser countries={countries} atFirst={countryAtFirst} />
        <div className={styles.grid}>
          <div>
            <Wordmark brand={brand} tone="onDark" />
            <p className={styles.about}>
              {tagline} We compute ratings from published weights, and the cost of an offer wherever
              its terms are known. We don’t run any gambling ourselves.
            </p>
          </div>
          {FOOTER_NAVIGATION.map(({ title, items }) => (
            <nav key={title} aria-label={title ?? brand.name}>
              <h2>{title ?? brand.name}</h2>
              <LinkList items={title === null ? [...items, ...props.further] : items} />
            </nav>
          ))}
        </div>
        <div className={styles.safety}>
          <span className={styles.eighteen} aria-hidden="true">
            18+
          </span>
          <p>
            <b>18+ only. Please gamble responsibly.</b>
            <br />
            <span data-where={countryAtFirst}>
              Free, confidential help: <HelpPhones help={help} />.
            </span>
            <span data-where="elsewhere" hidden>
              Talk to someone there:{' '}
              <a data-country-text="help" href="/responsible-gaming">
                services by country
              </a>
              .
            </span>{' '}
            Elsewhere: <a href={helpWebsite.href}>{helpWebsite.name}</a>. In many countries,{' '}
            <a href="/responsible-gaming#self-exclusion">self-exclusion tools</a> block licensed
            sites.
          </p>
        </div>
        <div className={`columns-40 ${styles.legal}`}>
          <p>
            {brand.name} is supported by affiliate links, marked with an arrow and as paid. If you
            open an account through one, we may earn a commission at no cost to you. It never
            changes a rating. Offers change and terms apply; check them at the casino. Nothing here
            is financial or legal advice.
          </p>
          <p className={`row ${styles.end}`}>
            <button type="button" data-cookie-settings>
              Cookie settings
            </button>
            {/* The router would cover the page for a file that it cannot show. */}
            <a href="/feed.xml" data-astro-reload>
              RSS feed
            </a>
            <span>
              © {year} {brand.name}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.micro} aria-hidden="true">
        {`${brand.name} · ${MICROPRINT} · `.repeat(6)}
      </div>
    </footer>
  );
}
