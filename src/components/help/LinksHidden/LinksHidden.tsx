import styles from './LinksHidden.module.css';

/** Sentence for readers who looked for help, with the button that brings casino links back. */
export function LinksHidden() {
  return (
    <>
      You looked for help: no paid link and no popup on this visit.{' '}
      <button type="button" className={styles.button} data-show-links>
        Show them again
      </button>
    </>
  );
}
