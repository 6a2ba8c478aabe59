import { Fold } from '../../elements/Fold/Fold.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './CountryText.module.css';

export type CountryTextModel = {
  /** Name with its article, for use in a sentence. */
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
  /** Law behind the rule on casino links; `null` where links are shown. */
  reason: string | null;
  /** Oldest day of reading one of its sources; `null` where none was read. */
  oldestReading: string | null;
};

/** Law of a country in short, its helpline, and the effect on this page. */
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
            {help.hours !== null && ` (${help.hours})`}.
            {help.remark !== null && <small> {help.remark}</small>}
          </p>
        )}
        {reason !== null && (
          <p>
            <b>What that means here:</b> {reason} We link only to casinos with a license from there.
          </p>
        )}
        <p className={`row ${styles.foot}`}>
          <TextLink href={href} text={`Law and help in ${place}`} />
          <small>
            Not legal advice.
            {oldestReading !== null && ` Sources read since ${oldestReading}.`}
          </small>
        </p>
      </div>
    </Fold>
  );
}
