import { CallToAction } from '../../elements/CallToAction/CallToAction.tsx';

export type TermsGuideModel = { href: string; artHref: string };

/** Link from offers to the guide on bonus terms. */
export function TermsGuide({ guide: { href, artHref } }: { guide: TermsGuideModel }) {
  return (
    <CallToAction
      title="Which terms matter most?"
      text="The guide reads six lines of an offer one by one and shows all the math."
      href={href}
      linkText="Read the guide"
      artHref={artHref}
    />
  );
}
