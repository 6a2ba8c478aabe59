import { Panel } from '../../elements/Panel/Panel.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { type HelpLine, HelpPhone } from '../../shell/HelpPhone/HelpPhone.tsx';
import styles from './TalkNow.module.css';

type Props = { help: readonly HelpLine[]; helpWebsite: { name: string; href: string } };

/** Numbers that stay in sight while the page is read. */
export function TalkNow({ help, helpWebsite }: Props) {
  return (
    <Panel>
      <div className={styles.talk}>
        <h2>Talk to somebody now</h2>
        <ul>
          {help.map((line) => (
            <li key={line.name}>
              <HelpPhone line={line} />
            </li>
          ))}
          <li>
            <a href={helpWebsite.href} rel="nofollow noopener noreferrer">
              {helpWebsite.name}
            </a>{' '}
            (online, every country)
          </li>
        </ul>
        <TextLink href="#helplines" text="Helplines in your country" />
      </div>
    </Panel>
  );
}
