import { Icon } from '../../elements/Icon/Icon.tsx';
import { LinksHidden } from '../../help/LinksHidden/LinksHidden.tsx';
import rim from '../../elements/rim.module.css';
import type { VisitModel } from '../visit-model.ts';
import { gateOf, shownIn } from '../where-linked.ts';
import styles from './PaidLink.module.css';

type Props = {
  visit: VisitModel;
  /** Own text of the button; default: the text of the specification. */
  text?: string;
  size?: 'normal' | 'small';
  /** Fills its column; in a narrow one the ad mark moves below. */
  wide?: boolean;
  /** True where there is room for one sentence in place of the link. */
  isTight?: boolean;
  /** Outlined style, for many links in one column. */
  isQuiet?: boolean;
};

/**
 * Only link to a casino: new tab, no opener, no referrer, and an ad mark inside a paid link. A
 * casino with a warning gets an outlined button below that warning. Where the reader's country
 * allows no link, a script in the head removes the address before first paint
 * (`browser/reader.ts`), and a note shows in its place.
 */
export function PaidLink(props: Props) {
  const { visit, size = 'normal', wide = false, isTight = false, isQuiet = false } = props;
  const { href, elsewhere, paid, siteName, atFirst, warning } = visit;
  const { text = `Visit ${siteName}` } = props;
  const look = [
    rim.rim,
    styles.link,
    (isQuiet || warning !== null) && `${rim.quiet} ${styles.weak}`,
    size === 'small' && styles.small,
    wide && styles.wide,
  ];
  const rel = paid ? 'sponsored nofollow noopener noreferrer' : 'nofollow noopener noreferrer';
  const address = atFirst.includes('linked')
    ? { href, target: '_blank', rel }
    : { 'data-visit': href, 'data-rel': rel };
  return (
    <span className={styles.way} {...gateOf(visit)}>
      {warning !== null && (
        <span className={styles.warning}>
          <Icon name="warn" />
          {warning}
        </span>
      )}
      <a
        className={look.filter(Boolean).join(' ')}
        {...address}
        data-elsewhere={elsewhere === null ? undefined : JSON.stringify(elsewhere)}
        data-paid-link
      >
        <span className={styles.go}>
          {text}
          <Icon name="out" />
        </span>{' '}
        <span className={styles.mark}>
          {paid ? 'Paid link' : 'Unpaid link'} <span className="unseen">(opens in a new tab)</span>
        </span>
      </a>
      <span className={styles.held} data-pagefind-ignore>
        <HeldNote isShort={isTight} visit={visit} />
      </span>
    </span>
  );
}

/**
 * Note in place of a casino link, for readers whom law or casino keeps out, whose country is not known, or who have
 * looked for help: reason, register and helpline. The script in the head (`browser/reader.ts`) fills in the
 * texts of the country, which React must not overwrite.
 */
function HeldNote({ isShort, visit }: { isShort: boolean; visit: VisitModel }) {
  const place = (
    <span data-country-text="place" suppressHydrationWarning>
      your country
    </span>
  );
  const asksCountry = visit.atFirst.includes('no-country');
  const mayRefuse = visit.refusedIn.length > 0;
  if (isShort) {
    return (
      <span className={`small ${styles.short}`}>
        <span data-where="links-shown" hidden={asksCountry}>
          <span {...shownIn(visit, 'unlicensed')}>We found no license for {place}. </span>
          {mayRefuse && <span {...shownIn(visit, 'refused')}>It refuses {place}. </span>}
        </span>
        <span data-where="no-country" hidden={!asksCountry}>
          Choose your country to see links.{' '}
        </span>
        <span data-where="links-hidden" hidden>
          You looked for help: no paid link on this visit.{' '}
        </span>
        <a href="#where-you-are">Register and help</a>
      </span>
    );
  }
  return (
    <span className={`stack-2 small ${styles.note}`}>
      <span className={styles.reason}>
        <span data-where="links-shown" hidden={asksCountry}>
          <b>No link in {place}.</b>{' '}
          <span {...shownIn(visit, 'unlicensed')}>
            We found no license for this country, so we don’t link to it.
          </span>
          {mayRefuse && (
            <span {...shownIn(visit, 'refused')}>Its own terms refuse readers there.</span>
          )}
        </span>
        <span data-where="no-country" hidden={!asksCountry}>
          <b>No link yet.</b> We don’t know your country. <a href="#where-you-are">Choose it</a>
        </span>
        <span data-where="links-hidden" hidden>
          <LinksHidden />
        </span>
      </span>
      <a data-country-text="register" href="/country" rel="nofollow noopener noreferrer">
        The law by country
      </a>
      <span>
        Talk to someone:{' '}
        <a data-country-text="help" href="/responsible-gaming">
          services by country
        </a>
      </span>
    </span>
  );
}
