import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import styles from './ToolsPage.module.css';

export type ToolsModel = {
  trail: readonly LinkItem[];
  tools: readonly {
    name: string;
    text: string;
    /** Note below the title. */
    note: string;
    href: string;
    /** Vignette, printed on a band. */
    art: string;
  }[];
};

export function ToolsPage({ page: { trail, tools } }: { page: ToolsModel }) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Tools"
        lead="See what gambling costs before you pay for it. Every tool runs on your device."
      />
      <Section variant="tight">
        <ul className={styles.tools}>
          {tools.map(({ name, text, note, href, art }) => (
            <li key={name}>
              <a href={href}>
                <div className={styles.plate}>
                  <Engraving svg={art} />
                </div>
                <div className={styles.words}>
                  <h2>{name}</h2>
                  <p className={styles.text}>{text}</p>
                  <p className="fine">{note}</p>
                </div>
              </a>
            </li>
          ))}
        </ul>
        <p className={`fine ${styles.foot}`}>
          Your browser does the math. It sends nothing of what you type.
        </p>
      </Section>
    </>
  );
}
