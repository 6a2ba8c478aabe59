import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import type { HelpContact, SearchHelp } from '#domain/search/search-help.ts';
import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import styles from './FirstHelpPanel.module.css';

type Props = { help: SearchHelp };

/**
 * Help contacts above all search results. A script in the head shows those of the reader's country.
 */
export function FirstHelpPanel({ help: { languages, countries, everywhere } }: Props) {
  return (
    <section className={`stack-3 taps ${styles.help}`} aria-label="Talk to someone">
      {languages.map(({ language, say }) => (
        <p key={language} lang={language}>
          {say}
        </p>
      ))}
      {countries.map(({ code, place, contacts, href, isMeant = false }) => (
        <div
          // New key, so that the script in the head sees the element when it depends on the
          // reader's country again.
          key={`${code}${isMeant}`}
          data-where={isMeant ? undefined : code}
          hidden={!isMeant && code !== DEFAULT_COUNTRY}
        >
          <h2>In {place}</h2>
          <Contacts contacts={contacts} />
          <a href={href}>All services in {place}</a>
        </div>
      ))}
      <div>
        <h2>In every country</h2>
        <Contacts contacts={everywhere} />
      </div>
    </section>
  );
}

function Contacts({ contacts }: { contacts: readonly HelpContact[] }) {
  return (
    <ul role="list">
      {contacts.map(({ name, ways }) => (
        <li key={name}>
          {name}{' '}
          {ways.map(({ text, href }) => (
            <a key={href} href={href} rel="nofollow noopener noreferrer">
              <AddressText text={text} />
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
