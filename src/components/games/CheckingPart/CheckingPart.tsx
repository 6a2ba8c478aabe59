import type { ReactNode } from 'react';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ProofLimits } from '../../fairness/ProofLimits/ProofLimits.tsx';

type Props = {
  text: string;
  /** The form that recomputes a round; left out where none can be. */
  verifier?: ReactNode;
};

/** How a player can check a round, and what that leaves open. */
export function CheckingPart({ text, verifier }: Props) {
  return (
    <TitledSection
      id="check-a-round"
      title={verifier ? 'Check a round yourself' : 'Can a round be checked?'}
      hint={text}
    >
      <p>{text}</p>
      {verifier && (
        <>
          {verifier}
          <h3>What a match does not prove</h3>
          <ProofLimits />
          <TextLink href="/tools/round" text="Check a round of another game" />
        </>
      )}
    </TitledSection>
  );
}
