import type { LinkItem } from '#domain/site/link-item.ts';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import styles from '../reviews.module.css';

export type ReviewLicenceModel = {
  standing: string;
  requires: string | null;
  steps: readonly string[];
  registers: readonly LinkItem[];
  sampleNote: string | null;
  readOn: string | null;
  recourse: { answer: string | null; note: string | null; route: string | null };
};

/** What the licence is worth, how to look it up yourself, and whom to turn to in a dispute. */
export function ReviewLicence({ licence }: { licence: ReviewLicenceModel }) {
  const { standing, requires, steps, registers, sampleNote, readOn, recourse } = licence;
  return (
    <TitledSection id="licence" title="Licence and disputes" hint={standing}>
      <p>
        {standing} {requires}
      </p>
      <h3>How to check the licence</h3>
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {registers.length > 1 ? 'Registers: ' : 'Register: '}
        {registers.map(({ text, href }, index) => (
          <span key={href}>
            {index > 0 && '; '}
            <a href={href} rel="nofollow noopener noreferrer">
              {text}
            </a>
          </span>
        ))}
        . {sampleNote}
      </p>
      <h3>If you and the casino disagree</h3>
      <p>
        <b>{recourse.answer ?? 'Who decides is not known'}.</b> {recourse.note} {recourse.route}{' '}
        Keep the terms as they were when you deposited, your chat logs and the transaction hashes.
      </p>
      {readOn !== null && (
        <p className={styles.meta}>
          What the licence asks for was last compared with its sources on {readOn}.
        </p>
      )}
    </TitledSection>
  );
}
