import { buttonClass } from '../Button/button-class.ts';
import { Icon } from '../Icon/Icon.tsx';

export type OutboundTarget = {
  href: string;
  /** Name of the site that opens, read out after the visible text. */
  siteName: string;
};

type Props = { target: OutboundTarget; text: string };

/** A button that leads to another site: new tab, no opener, no referrer. Casinos have `PaidLink`. */
export function OutboundLink({ target: { href, siteName }, text }: Props) {
  const named = text.includes(siteName) ? '' : ` ${siteName}`;
  return (
    <a className={buttonClass({})} href={href} target="_blank" rel="nofollow noopener noreferrer">
      <span>
        {text}
        <span className="unseen">{named} (opens in a new tab)</span>
      </span>
      <Icon name="out" />
    </a>
  );
}
