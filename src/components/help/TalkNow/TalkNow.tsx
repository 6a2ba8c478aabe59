import { Panel } from '../../elements/Panel/Panel.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { HelpContacts } from '../HelpContacts/HelpContacts.tsx';
import styles from './TalkNow.module.css';

type Props = { help: readonly HelpLine[]; helpWebsite: { name: string; href: string } };

/** Numbers that stay in sight while the page is read. */
export function TalkNow({ help, helpWebsite }: Props) {
  return (
    <Panel>
      <div className={styles.talk}>
        <h2>Talk to somebody now</h2>
        <p data-where="elsewhere" hidden>
          In <span data-tell="place" />:{' '}
          <a data-tell="help" href="#helplines">
            services by country
          </a>
          . Minimum age: <span data-tell="minimumAge" />
        </p>
        <HelpContacts help={help} helpWebsite={helpWebsite} />
        <TextLink href="#helplines" text="Helplines in your country" />
      </div>
    </Panel>
  );
}
