import type { ReactNode } from 'react';
import { Fold } from '../Fold/Fold.tsx';
import { Prose } from '../Prose/Prose.tsx';
import styles from './ProseSections.module.css';

export type ProseSection = {
  /** Id of the heading inside the HTML. */
  id: string;
  /** Sanitised at build. */
  html: string;
};

type Props = {
  sections: readonly ProseSection[];
  /** Content below the text of a section, by the id of its heading. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Second anchor of a section, by the id of its heading. */
  alias?: Readonly<Record<string, string>>;
  /** Titles of folded sections, by the id of their heading. */
  folds?: Readonly<Record<string, string>>;
};

/** Sections of a text page, with tables and tools below the headings that announce them. */
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
        // The anchor lies inside the fold, so that following a link opens it.
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
            // A heading inside a closed fold labels nothing.
            {...(title === undefined ? { 'aria-labelledby': id } : { 'aria-label': title })}
          >
            {title === undefined ? (
              part
            ) : (
              <Fold
                summary={
                  <span className={styles.title} data-pagefind-ignore>
                    {title}
                  </span>
                }
              >
                {part}
              </Fold>
            )}
          </section>
        );
      })}
    </div>
  );
}
