import type { ReactNode } from 'react';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import styles from './CheckingPart.module.css';

type Props = {
  text: string;
  /** The form that recomputes a round; left out where none can be. */
  verifier?: ReactNode;
};

/** Said wherever something can be recomputed, because a match is easily taken for more than it is. */
const NOT_PROVED = [
  'That the hash was shown before the bet: only you can know that, by noting it in time.',
  'That your client seed was not known in advance, unless you set it yourself after the hash was shown.',
  'That the payouts or the house edge are fair. They are fixed elsewhere, whatever the draw.',
  'That the casino is solvent, pays out, or treats the next round in the same way.',
];

/** How a player can check a round, and what that leaves open. */
export function CheckingPart({ text, verifier }: Props) {
  return (
    <TitledSection
      id="check-a-round"
      title={verifier ? 'Check a round yourself' : 'Can a round be checked?'}
    >
      <p>{text}</p>
      {verifier && (
        <>
          {verifier}
          <h3>What a match does not prove</h3>
          <ul className={styles.limits}>
            {NOT_PROVED.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}
