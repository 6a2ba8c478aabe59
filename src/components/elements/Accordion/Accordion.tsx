import { Icon } from '../Icon/Icon.tsx';
import styles from './Accordion.module.css';

type Props = {
  /** Shared by the items: the browser keeps one of them open at a time. */
  name: string;
  items: readonly { id: string; title: string; text: string }[];
};

/**
 * Native `details` that share a name: one open at a time, the first at the start, found by page
 * search.
 */
export function Accordion({ name, items }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, text }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary>
            <h3>{title}</h3>
            <Icon name="plus" />
          </summary>
          <p className={styles.answer}>{text}</p>
        </details>
      ))}
    </div>
  );
}
