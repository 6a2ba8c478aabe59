import type { ReactNode } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { Options } from '../Select/Select.tsx';
import styles from './ListSorts.module.css';

type Choice = { value: string; text: string };

type Props = {
  /** Id of the list. */
  list: string;
  /** Number of items, and their name in the plural. */
  count: number;
  noun: string;
  /** The first is the order as served; its value is empty. */
  sorts: readonly Choice[];
  filters?: readonly Choice[];
  /** Filters of which one is chosen from a select; the first is empty and names them. */
  oneOf?: readonly Choice[];
  /** Follows the count. */
  children?: ReactNode;
};

/** Order and filters of a list, which `browser/list-choice.ts` keeps in the address. */
export function ListSorts({ list, count, noun, sorts, filters = [], oneOf = [], children }: Props) {
  const [none] = oneOf;
  return (
    <form className={styles.sorts} data-list={`#${list}`} aria-label="Sort and filter">
      <fieldset className="controls">
        <legend>Sort by</legend>
        <div className={styles.strip}>
          {sorts.map(({ value, text }) => (
            <Chip key={value} type="radio" name="sort" isOn={value === ''} {...{ value, ...plain }}>
              {text}
            </Chip>
          ))}
        </div>
      </fieldset>
      {(filters.length > 0 || none !== undefined) && (
        <fieldset className="controls">
          <legend>Show only</legend>
          <div className={styles.strip}>
            {filters.map(({ value, text }) => (
              <Chip key={value} type="checkbox" name="only" isOn={false} {...{ value, ...plain }}>
                {text}
              </Chip>
            ))}
            {none !== undefined && (
              <select className={styles.select} name="only" aria-label={none.text} defaultValue="">
                <Options options={oneOf} />
              </select>
            )}
          </div>
        </fieldset>
      )}
      <div className={styles.count}>
        <p role="status">
          <b data-list-count={noun}>{`${count} ${noun}`}</b>
          {children}
        </p>
        <button className={styles.all} type="reset" hidden>
          Show all
        </button>
      </div>
    </form>
  );
}

/** Chips of a form that the browser keeps. */
const plain = { count: null, onChange: () => undefined };
