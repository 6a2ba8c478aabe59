import { type ButtonLook, buttonClass } from '../Button/button-class.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type OutboundTarget = {
  href: string;
  /** Whether the casino pays for visitors who come through this link. */
  paid: boolean;
  /** Name of the site that opens, read out after the visible text. */
  siteName: string;
};

type Props = ButtonLook & { target: OutboundTarget; text: string };

/** A link to a casino or the waitlist: new tab, no opener, no referrer, and marked where it is paid. */
export function OutboundLink({ target: { href, paid, siteName }, text, ...look }: Props) {
  const named = text.includes(siteName) ? '' : ` ${siteName}`;
  return (
    <a
      className={buttonClass(look)}
      href={href}
      target="_blank"
      rel={paid ? 'sponsored nofollow noopener noreferrer' : 'nofollow noopener noreferrer'}
    >
      <span>
        {text}
        <VisuallyHidden>
          {named}
          {paid ? ' (paid link, opens in a new tab)' : ' (opens in a new tab)'}
        </VisuallyHidden>
      </span>
      <Icon name="out" />
    </a>
  );
}
