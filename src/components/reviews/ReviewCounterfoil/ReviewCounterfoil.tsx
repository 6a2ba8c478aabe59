import styles from '../reviews.module.css';

export type ReviewCounterfoilModel = {
  /** Hash of the score and the facts. */
  serial: string;
  title: string;
  known: number;
  unknown: number;
  updatedOn: string | null;
  address: string;
  helpAddress: string;
};

/** End of a printed review: its number and the address of help. */
export function ReviewCounterfoil({ counterfoil }: { counterfoil: ReviewCounterfoilModel }) {
  const { serial, title, known, unknown, updatedOn, address, helpAddress } = counterfoil;
  return (
    <div className={styles.counterfoil} data-pagefind-ignore>
      <div>
        <p className={styles.counterfoilTitle}>{title}</p>
        <p className={styles.serial}>{serial}</p>
        <p>
          {known} facts with their sources, {unknown} not known.{' '}
          {updatedOn !== null && `Last changed on ${updatedOn}. `}We compute the number from the
          score and these facts. If one of them changes, the number changes.
        </p>
        <p>{address}</p>
      </div>
      <div className={styles.stub}>
        <p>Worried about your gambling? Free help, by country:</p>
        <p>{helpAddress}</p>
      </div>
    </div>
  );
}
