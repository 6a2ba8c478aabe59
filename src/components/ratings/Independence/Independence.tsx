import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

/** Separation of payments and scores, with ways to verify it. */
export function Independence() {
  return (
    <TitledSection id="independence" title="What money can’t change">
      <p>
        Commissions pay for this site. The program that rates gets two things: the recorded facts of
        a casino and the terms of its offer. It sees no link, no payment and no paid placement. One
        test removes, shuffles and multiplies all commercial data a thousand times, and fails if a
        score or a rank moves. <a href="/affiliate-disclosure">How we are paid</a>.
      </p>
      <p>
        Each review prints its facts, so you can do the math on paper. A second program computes
        every score again and fails if a page prints another. Did you find a wrong fact?{' '}
        <a href="/contact">Write to us</a> with a source.
      </p>
    </TitledSection>
  );
}
