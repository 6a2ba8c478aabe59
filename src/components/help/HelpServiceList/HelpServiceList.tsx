import type { Source } from '#format/source-words.ts';
import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import styles from '../help-services.module.css';

export type HelpServiceModel = {
  id: string;
  name: string;
  kind: string;
  whatItDoes: string;
  phone: { display: string; tel: string } | null;
  /** Number or code for a text message. */
  text: string | null;
  links: readonly { label: string; text: string; href: string }[];
  /** Hours, cost and languages, as far as recorded. */
  facts: readonly string[];
  isUnverified: boolean;
  note: string | null;
  /** Sources of the entry; empty where none was found. */
  sources: readonly Source[];
};

/** Help services, each with a number that dials. `HelpSources` has their sources. */
export function HelpServiceList({ services }: { services: readonly HelpServiceModel[] }) {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <Service key={service.id} service={service} />
      ))}
    </ul>
  );
}

function Service({ service }: { service: HelpServiceModel }) {
  const { name, kind, whatItDoes, facts } = service;
  return (
    <li className={styles.service}>
      <div>
        <p className={`row ${styles.name}`}>
          <b>{name}</b> <Badge>{kind}</Badge>
        </p>
        <p className={styles.does}>{whatItDoes}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join('. ')}.</p>}
      </div>
      <ServiceContacts service={service} />
    </li>
  );
}

export type ContactsModel = Pick<HelpServiceModel, 'name' | 'phone' | 'text' | 'links'>;

/** Ways to a service, the number first. */
export function ServiceContacts({ service }: { service: ContactsModel }) {
  const { name, phone, text, links } = service;
  if (phone === null && text === null && links.length === 0) return null;
  return (
    <ul className={`stack-2 taps ${styles.contacts} ${styles.ofService}`}>
      {phone !== null && (
        <li>
          <a className={styles.phone} href={phone.tel}>
            <span className="unseen">Call {name}: </span>
            {phone.display}
          </a>
        </li>
      )}
      {text !== null && (
        <li>
          Text: <b>{text}</b>
        </li>
      )}
      {links.map(({ label, text: address, href }) => (
        <li key={href}>
          {label}:{' '}
          <a href={href} rel="nofollow noopener noreferrer">
            <AddressText text={address} />
          </a>
        </li>
      ))}
    </ul>
  );
}
