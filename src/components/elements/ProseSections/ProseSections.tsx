import type { ReactNode } from 'react';
import { Fold } from '../Fold/Fold.tsx';
import { Prose } from '../Prose/Prose.tsx';
import styles from './ProseSections.module.css';

export type ProseSection = {
  /** Id of the heading, which stands in the HTML. */
  id: string;
  /** Sanitised when the site was built. */
  html: string;
};

type Props = {
  sections: readonly ProseSection[];
  /** What stands below the text of a section, by the id of its heading. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Further names for a section in addresses, by the id of its heading. */
  alias?: Readonly<Record<string, string>>;
  /** Sections that are folded on phones, by the id of their heading: what stands while they are closed. */
  folds?: Readonly<Record<string, string>>;
};

/** The parts of a text page, with tables and tools put under the headings that announce them. */
export function ProseSections({ sections, below = {}, alias = {}, folds = {} }: Props) {
  const missing = [...Object.keys(below), ...Object.keys(alias)].find(
    (id) => !sections.some((section) => section.id === id),
  );
  if (missing !== undefined) {
    throw new Error(`Expected a heading with the id ${missing} in the text, found none`);
  }
  return (
    <div className={styles.sections}>
      {sections.map(({ id, html }) => {
        const title = folds[id];
        // Targets of links lie inside the fold, so that following one opens it.
        const part = (
          <div id={alias[id]}>
            <Prose html={html} />
            {below[id] !== undefined && <div className={styles.below}>{below[id]}</div>}
          </div>
        );
        return (
          <section
            key={id}
            className={title === undefined ? undefined : styles.folds}
            // A heading inside a closed fold names nothing.
            {...(title === undefined ? { 'aria-labelledby': id } : { 'aria-label': title })}
          >
            {title === undefined ? (
              part
            ) : (
              <Fold onPhonesOnly summary={<span className={styles.title}>{title}</span>}>
                {part}
              </Fold>
            )}
          </section>
        );
      })}
    </div>
  );
}
