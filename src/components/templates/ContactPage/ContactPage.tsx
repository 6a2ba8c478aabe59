import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import styles from '../../contact/contact.module.css';
import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';

type ContactModel = {
  trail: readonly LinkItem[];
  supportEmail: string;
  partnershipEmail: string;
  /** Answer time, in words that follow “We answer”; `null` promises nothing. */
  answers: string | null;
  /** True if the form has an endpoint; if not, script prepares a mail. */
  takesMessages: boolean;
};

type Props = { page: ContactModel; form?: ReactNode };

const FORM_TITLE_ID = 'write';

export function ContactPage({ page, form }: Props) {
  const { trail, supportEmail, partnershipEmail, answers, takesMessages } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title="Contact"
        lead={`Corrections, questions and partnerships.${answers === null ? '' : ` We answer ${answers}.`}`}
      />
      <RailSection labelledBy={FORM_TITLE_ID} rail={<Addresses page={page} />}>
        <div>
          <h2 id={FORM_TITLE_ID}>Write to us</h2>
          <div className="texts stack-5">
            <p>
              We run no casino and hold no accounts, so we can’t release a payout or change a bonus.
              For that, write to the casino first. Please don’t send passwords, seed phrases or
              identity documents.
            </p>
            {!takesMessages && (
              <noscript>
                <Notice>
                  The form needs JavaScript to prepare a mail. Without it, write to{' '}
                  <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or, about partnerships, to{' '}
                  <a href={`mailto:${partnershipEmail}`}>{partnershipEmail}</a>.
                </Notice>
              </noscript>
            )}
            {form}
          </div>
        </div>
      </RailSection>
    </>
  );
}

/** Addresses by subject, with the answer time. */
function Addresses({ page: { supportEmail, partnershipEmail, answers } }: Props) {
  return (
    <Panel>
      <div className="stack-5">
        <Address title="Support" email={supportEmail}>
          Corrections, questions about a page, and anything about your data.
        </Address>
        <Address title="Partnerships" email={partnershipEmail}>
          Affiliate programs and data. A partnership buys neither a rating nor a rank.
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
