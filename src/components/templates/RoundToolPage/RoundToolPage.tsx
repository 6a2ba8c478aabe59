import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ProofLimits } from '../../fairness/ProofLimits/ProofLimits.tsx';

type RoundToolModel = {
  trail: readonly LinkItem[];
  /** Guides to the games whose rounds can be verified. */
  games: readonly LinkItem[];
  /** Articles that link here. */
  articles: readonly LinkItem[];
};

type Props = {
  page: RoundToolModel;
  verifier?: ReactNode;
};

const AUDIT: LinkItem = { text: 'Audit a whole history', href: '/tools/rounds' };

export function RoundToolPage({ page: { trail, games, articles }, verifier }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Check a round"
        lead="A provably fair game lets you recompute a round. Choose its rule, paste what the casino revealed and see every step. Nothing you type leaves your device."
      />
      <RailSection
        rail={
          <>
            <Contents title="Odds and cost of the games" items={games} />
            <Contents title="Read next" items={[AUDIT, ...articles]} />
          </>
        }
      >
        <TitledSection id="verifier" title="From the seeds to the result">
          {verifier}
        </TitledSection>
        <TitledSection id="proof" title="What a match proves">
          <p>
            A matching hash shows that the casino revealed the seed it had fixed when it showed you
            the hash. A matching result shows that it follows from the seeds by the published rule,
            and that nobody changed it afterwards.
          </p>
          <p>
            Each rule reproduces at least three rounds that others have published; they are the
            examples of the form. A game that isn’t listed may still be fair: too few of its rounds
            are published to prove a rule. If it shows a hash of its server seed, the seed and its
            hash can still be compared: as SHA-256 or SHA-512, of the seed’s text or of its bytes.
          </p>
          <p>
            Casinos publish some rules in more than one form. We try every form that we know, and
            the other rules of the same game, before we say that a round doesn’t follow the rule.
            The answer names the form that fits, or all that we tried.
          </p>
        </TitledSection>
        <TitledSection id="limits" title="What a match doesn’t prove">
          <ProofLimits />
        </TitledSection>
      </RailSection>
    </>
  );
}
