import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import styles from './ReviewNotes.module.css';

type Props = { sample: boolean; updatedOn: string };

/** Below the verdict and before the first paid link: what kind of data this is, and the disclosure. */
export function ReviewNotes({ sample, updatedOn }: Props) {
  return (
    <div className={styles.notes}>
      <p>
        {sample && (
          <>
            <b>Sample data: this casino is invented</b>, and so are its sources, dates and
            numbers.{' '}
          </>
        )}
        Last changed on {updatedOn}.
      </p>
      <Disclosure />
    </div>
  );
}
