import styles from './Pagination.module.css';

export type PaginationModel = {
  /** Accessible label, such as: Pages of the bonuses */
  label: string;
  previousHref: string | null;
  nextHref: string | null;
  /** `null` marks skipped pages. */
  steps: readonly ({ number: number; href: string; current: boolean } | null)[];
};

type Props = {
  /** `null` for a list of one page, which needs no pagination. */
  pagination: PaginationModel | null;
};

export function Pagination({ pagination }: Props) {
  if (pagination === null) return null;
  const { label, previousHref, nextHref, steps } = pagination;
  return (
    <nav className={styles.pages} aria-label={label}>
      {previousHref !== null && (
        <a href={previousHref} rel="prev">
          Previous
        </a>
      )}
      <ol role="list">
        {steps.map((step, index) =>
          step === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step.number}>
              <a
                href={step.href}
                aria-label={`Page ${step.number}`}
                aria-current={step.current ? 'page' : undefined}
              >
                {step.number}
              </a>
            </li>
          ),
        )}
      </ol>
      {nextHref !== null && (
        <a href={nextHref} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
