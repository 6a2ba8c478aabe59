import { Fold } from '../../elements/Fold/Fold.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './CountryText.module.css';

export type CountryTextModel = {
  /** The name as it stands in a sentence, with its article. */
  place: string;
  href: string;
  notice: string;
  /** `null` without a helpline. */
  help: {
    name: string;
    phone: string;
    tel: string;
    hours: string | null;
    remark: string | null;
  } | null;
  /** Why no casino is linked for readers there; `null` where casinos may be linked. */
  reason: string | null;
  /** The oldest day on which one of its sources was read; `null` where none was. */
  oldestReading: string | null;
};

/** What the law of a country says in short, where help is, and what that means for this page. */
export function CountryText({ country }: { country: CountryTextModel }) {
  const { place, href, notice, help, reason, oldestReading } = country;
  return (
    <Fold
      summary={
        <span>
          The law and help <span>in {place}</span>
        </span>
      }
      hint={reason ?? undefined}
    >
      <div className={`soft stack-1 ${styles.text}`}>
        <p>{notice}</p>
        {help === null ? (
          <p>
            <b>Help:</b> <a href={`${href}#helplines`}>services in {place}</a>.
          </p>
        ) : (
          <p>
            <b>Help:</b> {help.name} on <a href={help.tel}>{help.phone}</a>
            {help.hours !== null && `, ${help.hours.charAt(0).toLowerCase()}${help.hours.slice(1)}`}
            .{help.remark !== null && <small> {help.remark}</small>}
          </p>
        )}
        {reason !== null && (
          <p>
            <b>What that means here:</b> {reason}
          </p>
        )}
        <p className={`row ${styles.foot}`}>
          <TextLink href={href} text={`Law and help in ${place}`} />
          <small>
            Not legal advice.
            {oldestReading !== null && ` We read the oldest source on ${oldestReading}.`}
          </small>
        </p>
      </div>
    </Fold>
  );
}
