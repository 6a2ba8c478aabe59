import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Engraving } from '../../elements/Engraving/Engraving.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';
import { HundredChips } from '../../outcomes/HundredChips/HundredChips.tsx';
import type { OutcomeGroup } from '../../outcomes/outcome-groups.ts';
import styles from './StartPage.module.css';

type StartFigure = Partial<{
  /** Set in large type. */
  value: string | undefined;
  text: string | undefined;
  ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow } | undefined;
  groups: readonly OutcomeGroup[] | undefined;
  caseText: string;
  /** Name of the default country: the script in the head replaces it and the value. */
  place: string | undefined;
}>;

type StartPart = {
  title: string;
  /** Vignette, printed on a band. */
  art: string;
  lines: readonly string[];
  figure: StartFigure;
  links: readonly LinkItem[];
};

type Props = { page: { trail: readonly LinkItem[]; parts: readonly StartPart[] } };

/** Six short parts for readers who know neither coins nor odds. */
export function StartPage({ page: { trail, parts } }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="New to this?"
        lead="Six short parts. Three minutes."
        isSmall
      />
      <ChipPatterns size="small" />
      <div className={`wrap ${styles.page}`}>
        <nav className={styles.index} aria-label="Six parts">
          <ol role="list">
            {parts.map(({ title }, index) => (
              <li key={title}>
                <a href={`#part-${index + 1}`}>
                  <i aria-hidden="true">{index + 1}</i>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.parts}>
          {parts.map((part, index) => (
            <section key={part.title} id={`part-${index + 1}`} className={styles.part}>
              <div className={styles.plate}>
                <Engraving svg={part.art} />
              </div>
              <div className={styles.text}>
                <h2>{part.title}</h2>
                {part.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <div className={styles.side}>
                <Figure figure={part.figure} />
                {part.links.map((link) => (
                  <TextLink key={link.href} {...link} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Figure({
  figure: { value, text, ledger, groups, caseText = '', place },
}: {
  figure: StartFigure;
}) {
  return (
    <>
      {groups && <HundredChips groups={groups} size="small" caseText={caseText} />}
      {ledger && <Ledger {...ledger} />}
      {place !== undefined && (
        <p>
          <b className={styles.value}>
            <span data-country-text="age">{value}</span>
          </b>{' '}
          in <span data-country-text="place">{place}</span>.{' '}
          <a href="/country" data-country-text="law">
            The law by country
          </a>
        </p>
      )}
      {text !== undefined && (
        <p>
          {value !== undefined && <b className={styles.value}>{value}</b>} {text}
        </p>
      )}
    </>
  );
}
