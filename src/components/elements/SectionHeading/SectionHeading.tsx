import styles from './SectionHeading.module.css';

type Props = { id?: string; title: string; intro?: string };

export function SectionHeading({ id, title, intro }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
