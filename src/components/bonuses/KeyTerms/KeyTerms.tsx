import styles from './KeyTerms.module.css';

type Props = { terms: readonly { term: string; meaning: string }[] };

/** The line of terms that decide what an offer of this kind is worth. */
export function KeyTerms({ terms }: Props) {
  return (
    <div className={styles.key}>
      <h2 id="key-terms">Key terms</h2>
      <dl aria-labelledby="key-terms">
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
