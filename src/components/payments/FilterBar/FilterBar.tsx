import type { Ref } from 'react';
import {
  CHOICES,
  FILTER_GROUPS,
  type FilterOptions,
  type Filters,
} from '#domain/comparison/filter-options.ts';
import type { FilterSummary } from '#domain/comparison/filter-rows.ts';
import {
  formatFilters,
  formatGain,
  formatLeftOut,
  formatShow,
  formatShown,
  GROUP_WORDS,
} from '#format/comparison-words.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import styles from './FilterBar.module.css';

type Props = {
  options: FilterOptions;
  /** Counts under the current filters. */
  summary: FilterSummary;
  filters: Filters;
  /** Replaces the counts until they are known. */
  pendingText: string | null;
  /** Parameters of the address with unknown values. */
  unknownParameters: readonly string[];
  formRef: Ref<HTMLFormElement>;
  statusRef: Ref<HTMLParagraphElement>;
  /** Called when an option changes; the form holds the state. */
  onChange: () => void;
  onClear: () => void;
  /** Copies the address of the current view. */
  onCopy: () => void;
  /** Result of copying; empty before. */
  copyText: string;
};

/** Leaves the filters of a phone for the casinos left. */
function closeFold(form: HTMLFormElement): void {
  form.querySelector('details')?.removeAttribute('open');
  form.querySelector<HTMLElement>('[aria-live]')?.focus();
}

/** Filters of the comparison, with the number of casinos left. */
export function FilterBar(props: Props) {
  const { options, summary, filters, pendingText, unknownParameters, formRef, statusRef } = props;
  const { onChange, onClear, onCopy, copyText } = props;
  const { total, shownCount, unknownCount, unknownByGroup, counts } = summary;
  const leftOut = formatLeftOut(unknownCount, unknownByGroup);
  const chosen = formatFilters(filters, options);
  return (
    <form
      ref={formRef}
      className={styles.filters}
      aria-label="Filter the table"
      onSubmit={(event) => {
        event.preventDefault();
        closeFold(event.currentTarget);
      }}
    >
      <Fold onPhonesOnly summary="Filter" hint={chosen === '' ? undefined : chosen}>
        <div className={`controls row ${styles.groups}`}>
          {FILTER_GROUPS.map((group) => {
            const [on, countOf] = [filters[group], counts[group]];
            const { legend, prefix, many, any = 'any' } = GROUP_WORDS[group];
            return (
              <FilterChips
                key={group}
                name={group}
                legend={legend}
                prefix={prefix}
                chips={options[group].map(({ id, label }) => ({
                  id,
                  text: label.replace(prefix, ''),
                  isOn: on.includes(id),
                  gain: on.includes(id) ? null : formatGain(group, filters, countOf[id] ?? 0),
                }))}
                many={many}
                anyText={CHOICES[group] === 'one' ? any : null}
                needsAll={group === 'coin' ? filters.allCoins : null}
                onChange={onChange}
              />
            );
          })}
        </div>
      </Fold>
      <div
        className={styles.result}
        data-idle={(chosen === '' && unknownParameters.length === 0) || undefined}
      >
        <p ref={statusRef} tabIndex={-1} aria-live="polite">
          <b>{pendingText ?? formatShown(shownCount, total)}</b>{' '}
          <span>{pendingText === null ? (leftOut ?? '') : ''}</span>{' '}
          {unknownParameters.length > 0 && (
            <span>
              {`Unknown value in the address ignored: ${[...new Set(unknownParameters)].join(', ')}`}
            </span>
          )}
        </p>
        <span className={`row ${styles.acts}`}>
          <span role="status">{copyText}</span>
          <button type="button" onClick={onCopy}>
            Copy address
          </button>
          {/* Before hydration the button resets the form natively. */}
          <button
            type="reset"
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            Clear
          </button>
        </span>
        <span className={styles.done}>
          <Button type="submit">{formatShow(shownCount)}</Button>
        </span>
      </div>
    </form>
  );
}
