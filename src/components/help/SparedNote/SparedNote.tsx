import { Notice } from '../../elements/Notice/Notice.tsx';
import styles from './SparedNote.module.css';

/** What opening the page does for the reader (`spare` in `browser/reader.ts`). */
export function SparedNote() {
  return (
    <div className={styles.spared}>
      <Notice>
        <p>
          Because you opened this page, no paid link and no popup is shown to you until you leave
          the site or load it anew; that is held in this page alone, and nothing of it is stored or
          sent.
        </p>
      </Notice>
    </div>
  );
}
