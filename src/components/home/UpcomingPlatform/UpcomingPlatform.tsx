import { Badge } from '../../elements/Badge/Badge.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { OutboundLink } from '../../elements/OutboundLink/OutboundLink.tsx';
import { Serial } from '../../elements/Serial/Serial.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import styles from './UpcomingPlatform.module.css';

export type UpcomingModel = {
  name: string;
  headline: string;
  text: string;
  waitlistUrl: string;
  artHref: string;
  dialogTitle: string;
  perks: readonly { title: string; text: string }[];
};

const WAITLIST_DIALOG_ID = 'waitlist';
const TITLE_ID = `${WAITLIST_DIALOG_ID}-title`;

type Props = { upcoming: UpcomingModel };

export function UpcomingPlatform({
  upcoming: { name, headline, text, waitlistUrl, artHref },
}: Props) {
  return (
    <div className={`columns-48 ${styles.block}`}>
      <div className={styles.text}>
        <Badge tone="value">Coming soon</Badge>
        <h2>{headline}</h2>
        <p className={`lead ${styles.lead}`}>{text}</p>
        <div className={`actions row ${styles.actions}`}>
          <OutboundLink target={{ href: waitlistUrl, siteName: name }} text="Join Waitlist" />
          <Button variant="quiet" opensDialog={WAITLIST_DIALOG_ID}>
            Why join?
          </Button>
        </div>
      </div>
      <div className={styles.ticket} aria-hidden="true">
        <span className={styles.art}>
          <Watermark href={artHref} />
        </span>
        <span className={styles.sign}>±</span>
      </div>
    </div>
  );
}

/** Why one might join, with the way there. */
export function WaitlistDialog({ upcoming }: Props) {
  const { name, dialogTitle, perks, waitlistUrl } = upcoming;
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
      <h2 id={TITLE_ID} className={styles.dialogTitle}>
        {dialogTitle}
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
