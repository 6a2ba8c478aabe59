import { Badge } from '../../elements/Badge/Badge.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { OutboundLink } from '../../elements/OutboundLink/OutboundLink.tsx';
import { Serial } from '../../elements/Serial/Serial.tsx';
import styles from './WaitlistDialog.module.css';

export const WAITLIST_DIALOG_ID = 'waitlist';
const TITLE_ID = `${WAITLIST_DIALOG_ID}-title`;

type Props = {
  name: string;
  title: string;
  perks: readonly { title: string; text: string }[];
  waitlistUrl: string;
};

export function WaitlistDialog({ name, title, perks, waitlistUrl }: Props) {
  return (
    <Dialog
      id={WAITLIST_DIALOG_ID}
      labelledBy={TITLE_ID}
      bottom={
        <>
          <span className="fine">Opens another site. It is not released yet.</span>
          <OutboundLink target={{ href: waitlistUrl, siteName: name }} text="Join Waitlist" />
        </>
      }
    >
      <Badge tone="value">Coming soon</Badge>
      <h2 id={TITLE_ID} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.perks}>
        {perks.map((perk, index) => (
          <li key={perk.title}>
            <Serial number={index + 1} />
            <h3>{perk.title}</h3>
            <p>{perk.text}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
