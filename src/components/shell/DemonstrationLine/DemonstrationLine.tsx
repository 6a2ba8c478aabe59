import styles from './DemonstrationLine.module.css';

/** Line above every page while casinos are invented; printed with the page, too. */
export function DemonstrationLine({ text }: { text: string }) {
  return (
    <aside className={styles.line} aria-label="Demonstration" data-printed>
      <p className="wrap">{text}</p>
    </aside>
  );
}
