import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { type GameFact, FactValue } from '../FactValue/FactValue.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import shared from '../../elements/rows.module.css';
import styles from './GameCard.module.css';

export type GameCardModel = {
  slug: string;
  name: string;
  lead: string;
  facts: readonly GameFact[];
  hour: { cost: string; working: string };
};

/** One game in the list: what it is, its price, and what an hour of it costs. */
export function GameCard({ game: { slug, name, lead, facts, hour } }: { game: GameCardModel }) {
  const href = pageHref(FOLDERS.games, slug);
  return (
    <article className={styles.card} aria-labelledby={`game-${slug}`}>
      <div>
        <h2 id={`game-${slug}`}>
          <a href={href}>{name}</a>
        </h2>
        <p className={styles.lead}>{lead}</p>
        <TextLink href={href} text={`${name} by the numbers`} />
      </div>
      <dl className={`${shared.rows} ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
        <div>
          <dt>An hour, on average</dt>
          <dd>
            {hour.cost}
            <small>{hour.working}</small>
          </dd>
        </div>
      </dl>
    </article>
  );
}
