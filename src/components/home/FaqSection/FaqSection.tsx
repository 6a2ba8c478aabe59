import { Accordion } from '../../elements/Accordion/Accordion.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './FaqSection.module.css';

export type FaqItem = { id: string; question: string; answer: string };

export function FaqSection({ faq }: { faq: readonly FaqItem[] }) {
  return (
    <div className={`columns-64 ${styles.columns}`}>
      <div className={styles.aside}>
        <h2>Common questions</h2>
        <p>
          These are the short answers. The guides show the working. The{' '}
          <a href="/games">game guides</a> show the odds.
        </p>
        <TextLink href="/guides" text="All guides" />
      </div>
      <Accordion
        name="faq"
        items={faq.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </div>
  );
}
