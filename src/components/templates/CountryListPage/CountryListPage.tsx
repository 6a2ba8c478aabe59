import type { LinkItem } from '#domain/site/link-item.ts';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from '../../countries/countries.module.css';

export type CountryListModel = {
  trail: readonly LinkItem[];
  groups: readonly CountryGroupModel[];
  count: number;
};

export function CountryListPage({ page: { trail, groups, count } }: { page: CountryListModel }) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Legal where you are?"
        lead={`See what the law says about online and crypto casinos in ${count} countries, in plain words with sources. A license usually counts only in the country that issued it.`}
        note="This is an overview, not legal advice. This site is for readers 18 and over, or older where the law says so."
      />
      <Section>
        <div className="stack-parts">
          {groups.map((group) => (
            <CountryGroup key={group.id} group={group} />
          ))}
          <Notice>
            <b>Your country isn’t here?</b> Ask the gambling authority there before you play, and
            treat a site without its license as unlicensed. Some services help everywhere: see the
            end of <a href="/responsible-gaming#helplines">helplines by country</a>.
          </Notice>
        </div>
      </Section>
    </>
  );
}

type CountryGroupModel = {
  id: string;
  title: string;
  meaning: string;
  countries: readonly {
    href: string;
    name: string;
    status: string;
    isUnverified: boolean;
    summary: string;
  }[];
};

type Props = { group: CountryGroupModel };

/** Directory of countries with one legal status. */
function CountryGroup({ group: { id, title, meaning, countries } }: Props) {
  return (
    <section className={`columns-64 ${styles.group}`} aria-labelledby={id}>
      <div>
        <h2 className="part-title" id={id}>
          {title}
        </h2>
        <p className={`soft ${styles.about}`}>{meaning}</p>
      </div>
      <ul className={styles.entries}>
        {countries.map(({ href, name, status, isUnverified, summary }) => (
          <li key={href} className={`columns-48 ${styles.country}`}>
            <h3>
              <a className={styles.name} href={href}>
                {name}
              </a>
            </h3>
            <div>
              <p className={styles.standing}>
                {status} {isUnverified && <Unverified />}
              </p>
              <p className="soft">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
