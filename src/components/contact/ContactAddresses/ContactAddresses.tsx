import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from '../contact.module.css';

type Props = { supportEmail: string; partnershipEmail: string; answers: string | null };

/** Who answers what, and when. */
export function ContactAddresses({ supportEmail, partnershipEmail, answers }: Props) {
  return (
    <Panel>
      <div className="stack-5">
        <Address title="Support" email={supportEmail}>
          Corrections, questions about a page, and anything about your data.
        </Address>
        <Address title="Partnerships" email={partnershipEmail}>
          Affiliate programmes and data. A partnership buys neither a rating nor a rank.
        </Address>
        {answers !== null && (
          <div className={`stack-1 ${styles.entry}`}>
            <h2 className="side-title">When we answer</h2>
            <p className="soft">We answer {answers}.</p>
          </div>
        )}
        <div className={`stack-1 ${styles.entry}`}>
          <h2 className="side-title">Already answered?</h2>
          <p className="soft">How we rate, how we earn, what wagering means.</p>
          <TextLink href="/faq" text="Questions and answers" />
        </div>
      </div>
    </Panel>
  );
}

type AddressProps = { title: string; email: string; children: string };

function Address({ title, email, children }: AddressProps) {
  return (
    <div className={`stack-1 ${styles.entry}`}>
      <h2 className="side-title">{title}</h2>
      <a className={styles.email} href={`mailto:${email}`}>
        <AddressText text={email} />
      </a>
      <p className="soft">{children}</p>
    </div>
  );
}
