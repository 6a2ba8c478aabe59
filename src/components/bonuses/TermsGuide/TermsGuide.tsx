import { CallToAction } from '../../elements/CallToAction/CallToAction.tsx';

type Props = { artHref: string };

/** Leads on from offers to the guide that reads their terms. */
export function TermsGuide({ artHref }: Props) {
  return (
    <CallToAction
      title="Which of these terms decide?"
      text="Six lines of an offer, read one by one with every sum shown."
      href="/guides/reading-bonus-terms"
      linkText="Read the guide"
      artHref={artHref}
    />
  );
}
