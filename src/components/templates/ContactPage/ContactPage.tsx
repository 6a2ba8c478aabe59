import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { ContactAddresses } from '../../contact/ContactAddresses/ContactAddresses.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';

export type ContactModel = {
  trail: readonly LinkItem[];
  art: string;
  supportEmail: string;
  partnershipEmail: string;
  /** When mails are answered, in words that follow “We answer”; `null` promises nothing. */
  answers: string | null;
  /** Whether the form is posted; if not, it needs script to prepare a mail. */
  takesMessages: boolean;
  help: readonly HelpLine[];
};

type Props = { page: ContactModel; form?: ReactNode };

const FORM_TITLE_ID = 'write';

export function ContactPage({ page, form }: Props) {
  const { trail, art, supportEmail, partnershipEmail, answers, takesMessages, help } = page;
  return (
    <>
      <PageHead
        trail={trail}
        title="Contact"
        lead={`Corrections, questions and partnerships.${answers === null ? '' : ` We answer ${answers}.`}`}
        art={art}
      />
      <Section
        labelledBy={FORM_TITLE_ID}
        rail={
          <ContactAddresses
            supportEmail={supportEmail}
            partnershipEmail={partnershipEmail}
            answers={answers}
          />
        }
      >
        <div>
          <h2 id={FORM_TITLE_ID}>Write to us</h2>
          <div className="texts stack-5">
            <p>
              We run no casino and hold no accounts, so we cannot release a payout or change a
              bonus. For that, write to the casino first. Please do not send passwords, seed phrases
              or identity documents.
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
        <HelpNotice help={help} />
      </Section>
    </>
  );
}
