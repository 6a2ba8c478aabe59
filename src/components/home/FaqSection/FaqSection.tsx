import { Accordion } from '../../elements/Accordion/Accordion.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './FaqSection.module.css';

export type FaqItem = { id: string; question: string; answer: string };

export function FaqSection({ faq }: { faq: readonly FaqItem[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <h2>Fair questions</h2>
        <p>Short answers first. The guides go further, with the working shown.</p>
        <TextLink href="/guides" text="All guides" />
      </div>
      <Accordion
        name="faq"
        openIndex={0}
        items={faq.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </div>
  );
}
