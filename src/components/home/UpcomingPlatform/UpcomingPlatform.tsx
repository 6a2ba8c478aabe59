import { Actions } from '../../elements/Actions/Actions.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { OutboundLink } from '../../elements/OutboundLink/OutboundLink.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import { WAITLIST_DIALOG_ID } from '../WaitlistDialog/WaitlistDialog.tsx';
import styles from './UpcomingPlatform.module.css';

export type UpcomingModel = {
  name: string;
  headline: string;
  text: string;
  waitlistUrl: string;
  artHref: string;
};

type Props = { upcoming: UpcomingModel };

export function UpcomingPlatform({
  upcoming: { name, headline, text, waitlistUrl, artHref },
}: Props) {
  return (
    <div className={styles.block}>
      <div className={styles.text}>
        <Badge tone="value">Coming soon</Badge>
        <h2>{headline}</h2>
        <p className={`lead ${styles.lead}`}>{text}</p>
        <div className={styles.actions}>
          <Actions>
            <OutboundLink target={{ href: waitlistUrl, siteName: name }} text="Join Waitlist" />
            <Button variant="quiet" opensDialog={WAITLIST_DIALOG_ID}>
              Why join?
            </Button>
          </Actions>
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
