import type { LinkItem } from '#domain/site/link-item.ts';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { ArtImage } from '../../elements/ArtImage/ArtImage.tsx';
import { Breadcrumbs } from '../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { PaySheet } from '../../pay/PaySheet/PaySheet.tsx';
import type { PaySheetModel } from '../../pay/pay-model.ts';
import { type CountryOption, CountrySelect } from '../../shell/CountrySelect/CountrySelect.tsx';
import styles from './PaySheetPage.module.css';

type Props = {
  page: {
    trail: readonly LinkItem[];
    name: string;
    logo: string;
    countries: readonly CountryOption[];
    countryAtFirst: string;
    placeAtFirst: string;
    sheet: PaySheetModel;
    visit: VisitModel;
    score: string | null;
    tests: number;
    /** Review, and tests of its payouts. */
    links: readonly LinkItem[];
  };
};

/** Sheet “Will it pay me?” of one casino: no paid link, no word of praise. */
export function PaySheetPage({ page }: Props) {
  const { trail, name, logo, countries, countryAtFirst, placeAtFirst } = page;
  return (
    <>
      <section className={styles.head}>
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <div className={styles.top}>
            <span className={styles.logo}>
              <ArtImage src={logo} width={96} height={96} alt="" shape="chip" priority />
            </span>
            <div>
              <h1>Will {name} pay me?</h1>
              <div className={styles.where}>
                <CountrySelect
                  id="pay-country"
                  label="I live in"
                  countries={countries}
                  atFirst={countryAtFirst}
                />
              </div>
              <noscript>
                <p>For readers in {placeAtFirst}. The list of refused countries is below.</p>
              </noscript>
            </div>
          </div>
        </div>
      </section>
      <section className={`wrap ${styles.body}`}>
        <PaySheet {...page} place={placeAtFirst} />
        <p className={`row ${styles.links}`}>
          {page.links.map((link) => (
            <TextLink key={link.href} {...link} />
          ))}
        </p>
      </section>
    </>
  );
}
