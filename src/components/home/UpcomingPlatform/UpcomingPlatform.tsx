import { Badge } from '../../elements/Badge/Badge.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { buttonClass } from '../../elements/Button/button-class.ts';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
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

export function UpcomingPlatform({ upcoming }: Props) {
  const { headline, text, artHref } = upcoming;
  return (
    <div className={`columns-48 ${styles.block}`}>
      <div className={styles.text}>
        <Badge tone="value">Coming Soon</Badge>
        <h2>{headline}</h2>
        <p className={`lead ${styles.lead}`}>{text}</p>
        <div className={`actions row ${styles.actions}`}>
          <WaitlistLink upcoming={upcoming} />
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

/** Reasons to join, with the link to the waitlist. */
export function WaitlistDialog({ upcoming }: Props) {
  const { dialogTitle, perks } = upcoming;
  return (
    <Dialog
      id={WAITLIST_DIALOG_ID}
      labelledBy={TITLE_ID}
      bottom={
        <>
          <span className="fine">Opens another site. It isn’t released yet.</span>
          <WaitlistLink upcoming={upcoming} />
        </>
      }
    >
      <Badge tone="value">Coming Soon</Badge>
      <h2 id={TITLE_ID} className={styles.dialogTitle}>
        {dialogTitle}
      </h2>
      <ul className={styles.perks}>
        {perks.map((perk) => (
          <li key={perk.title}>
            <h3>{perk.title}</h3>
            <p>{perk.text}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Link to another site: new tab, no opener, no referrer. Casinos have `PaidLink`. */
const WaitlistLink = ({ upcoming: { name, waitlistUrl } }: Props) => (
  <a
    className={buttonClass({})}
    href={waitlistUrl}
    target="_blank"
    rel="nofollow noopener noreferrer"
  >
    <span>
      Join Waitlist<span className="unseen"> {name} (opens in a new tab)</span>
    </span>
    <Icon name="out" />
  </a>
);
