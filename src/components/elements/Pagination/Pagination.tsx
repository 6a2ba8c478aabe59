import styles from './Pagination.module.css';

export type PaginationModel = {
  /** Names the row of links: Pages of the bonuses. */
  label: string;
  previousHref: string | null;
  nextHref: string | null;
  /** `null` stands for pages that are left out. */
  steps: readonly ({ number: number; href: string; current: boolean } | null)[];
};

type Props = {
  /** `null` where the list is a single page: then there is nothing to show. */
  pagination: PaginationModel | null;
};

/** The way to the other pages of a list. */
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
