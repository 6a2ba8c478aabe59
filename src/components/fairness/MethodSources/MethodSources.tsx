import styles from '../fairness.module.css';

type Props = {
  sources: readonly { title: string; url: string | null }[];
  /** Published rounds whose results this site's code has to reproduce; 0 where only hashes are. */
  publishedRounds: number;
};

/** Where a rule and its published rounds come from. */
export function MethodSources({ sources, publishedRounds }: Props) {
  return (
    <p className={styles.sources}>
      {publishedRounds > 0 &&
        `The code behind this form reproduces ${publishedRounds} published rounds of this kind. `}
      Sources:{' '}
      {sources.map(({ title, url }, index) => (
        <span key={title}>
          {index > 0 && '; '}
          {url === null ? (
            title
          ) : (
            <a href={url} rel="nofollow noopener noreferrer">
              {title}
            </a>
          )}
        </span>
      ))}
      .
    </p>
  );
}
