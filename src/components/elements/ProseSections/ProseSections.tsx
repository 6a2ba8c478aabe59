import type { ReactNode } from 'react';
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
};

/** The parts of a text page, with tables and tools put under the headings that announce them. */
export function ProseSections({ sections, below = {}, alias = {} }: Props) {
  const missing = [...Object.keys(below), ...Object.keys(alias)].find(
    (id) => !sections.some((section) => section.id === id),
  );
  if (missing !== undefined) {
    throw new Error(`Expected a heading with the id ${missing} in the text, found none`);
  }
  return (
    <div className={styles.sections}>
      {sections.map(({ id, html }) => (
        <section key={id} id={alias[id]} aria-labelledby={id} data-lazy>
          <Prose html={html} />
          {below[id] !== undefined && <div className={styles.below}>{below[id]}</div>}
        </section>
      ))}
    </div>
  );
}
