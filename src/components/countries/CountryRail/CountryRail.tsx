import { Contents } from '../../elements/Contents/Contents.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from '../countries.module.css';

type Props = {
  isProhibited: boolean;
  /** Law behind the rule on casino links; `null` where links are shown. */
  whyNoCasino: string | null;
};

const PARTS = [
  { text: 'Status', href: '#status' },
  { text: 'Regulator and register', href: '#regulator' },
  { text: 'The law', href: '#law' },
  { text: 'What it means for players', href: '#players' },
  { text: 'Self-exclusion', href: '#self-exclusion' },
  { text: 'Helplines', href: '#helplines' },
  { text: 'Recent changes', href: '#changes' },
];

/** Rail of a country's page: its contents, and further links. */
export function CountryRail({ isProhibited, whyNoCasino }: Props) {
  return (
    <>
      <Contents title="On this page" items={PARTS} onlyInRail />
      <Panel>
        <div className={`soft stack-3 ${styles.panel}`}>
          <h2 className="side-title">Read next</h2>
          {whyNoCasino !== null && (
            <p>
              <b>Links to casinos.</b> {whyNoCasino} Press “I am here”, and every page links only to
              casinos with a license from here. Lists and reviews stay readable.
            </p>
          )}
          <p>
            {isProhibited
              ? 'These pages are for places where playing is legal. They don’t change the law here.'
              : 'A casino on these pages isn’t licensed here just because it’s listed.'}
          </p>
          <ul role="list">
            <li>
              <TextLink href="/bonuses" text="What bonuses cost" />
            </li>
            <li>
              <TextLink href="/payments-kyc" text="Payments and identity checks" />
            </li>
            <li>
              <TextLink href="/responsible-gaming" text="Limits and help" />
            </li>
            <li>
              <TextLink href="/country" text="All countries" />
            </li>
          </ul>
        </div>
      </Panel>
    </>
  );
}
