import styles from './HeldNote.module.css';

type Props = {
  /** One sentence and the way to the rest, for a row of a table or a small card. */
  isShort: boolean;
};

/**
 * Stands where a link to a casino would, for readers in a country where it may not stand and for those who
 * have looked for help: why, the register, and somebody to talk to. The script in the head of the page puts
 * in what is told of the country (`browser/reader.ts`), so that React leaves the texts as they are.
 */
export function HeldNote({ isShort }: Props) {
  const place = (
    <span data-tell="place" suppressHydrationWarning>
      your country
    </span>
  );
  if (isShort) {
    return (
      <span className={styles.short}>
        <span data-where="unspared">No licence for {place} on record. </span>
        <span data-where="spared" hidden>
          No paid link on this visit.{' '}
        </span>
        <a href="#where-you-are">Register and help</a>
      </span>
    );
  }
  return (
    <span className={styles.note}>
      <span className={styles.reason}>
        <span data-where="unspared">
          <b>No link in {place}.</b> No licence for it on record, so we lead nobody there.
        </span>
        <span data-where="spared" hidden>
          <b>No paid link on this visit.</b> You opened the pages on help, so none is shown until
          you leave.
        </span>
      </span>
      <a data-tell="register" href="/country" rel="nofollow noopener noreferrer">
        The law by country
      </a>
      <span>
        Talk to someone:{' '}
        <a data-tell="help" href="/responsible-gaming">
          services by country
        </a>
      </span>
    </span>
  );
}
