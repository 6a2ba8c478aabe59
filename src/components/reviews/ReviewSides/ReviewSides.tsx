import { Icon } from '../../elements/Icon/Icon.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import styles from '../reviews.module.css';

export type Point = { text: string; fact: string; href: string; grade: string | null };

type Props = { pros: readonly Point[]; cons: readonly Point[]; avoidIf: readonly string[] };

/** Pros and cons, each tied to the fact that it rests on, then players who should stay away. */
export function ReviewSides({ pros, cons, avoidIf }: Props) {
  return (
    <TitledSection id="sides" title="For and against">
      <div className={styles.sides}>
        <Side title="For" icon="check" points={pros} />
        <Side title="Against" icon="cross" points={cons} />
      </div>
      <h3>Who should avoid it</h3>
      <ul className={`measure ${styles.avoid}`}>
        {avoidIf.map((text) => (
          <li key={text}>
            <Icon name="warn" />
            {text}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

type SideProps = { title: string; icon: 'check' | 'cross'; points: readonly Point[] };

function Side({ title, icon, points }: SideProps) {
  return (
    <div className={icon === 'check' ? styles.for : styles.against}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.points}>
        {points.map(({ text, fact, href, grade }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>
              {text}{' '}
              <a className={styles.fact} href={href}>
                {fact}
                {grade !== null && `, grade ${grade}`}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
