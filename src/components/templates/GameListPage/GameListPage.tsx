import type { LinkItem } from '#domain/site/link-item.ts';
import { type Bar, BarList } from '../../charts/BarList/BarList.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type GameFact, FactValue } from '../../games/FactValue/FactValue.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import shared from '../../elements/rows.module.css';
import styles from './GameListPage.module.css';

type GameListModel = {
  trail: readonly LinkItem[];
  lead: string;
  /** Text of the link to the rules of casino games; `null` on a site without them. */
  rulesText: string | null;
  games: readonly GameCardModel[];
  /** Cost of an hour by game, cheapest first. */
  hours: readonly Bar[];
};

type Props = { page: GameListModel };

export function GameListPage({ page: { trail, lead, rulesText, games, hours } }: Props) {
  return (
    <>
      <CompactHead trail={trail} title="Games, by the numbers" lead={lead} />
      <Section>
        <div>
          {games.map((game) => (
            <GameCard key={game.slug} game={game} />
          ))}
        </div>
      </Section>
      <Section
        variant="ruled"
        id="hours"
        title="Pace decides what an hour costs"
        intro="A small edge taken six hundred times costs more than a larger one taken forty times. The rounds per hour are assumptions; each guide gives its reasons."
      >
        <div className="stack-parts">
          <BarList bars={hours} />
          {rulesText !== null && <TextLink href="/game-rules" text={rulesText} />}
        </div>
      </Section>
    </>
  );
}

type GameCardModel = {
  slug: string;
  name: string;
  lead: string;
  facts: readonly GameFact[];
  hour: { cost: string; working: string };
};

/** Game in the list: lead, house edge and cost of an hour. */
function GameCard({ game: { slug, name, lead, facts, hour } }: { game: GameCardModel }) {
  const href = pageHref(FOLDERS.games, slug);
  return (
    <article className={`columns-48 ${styles.card}`} aria-labelledby={`game-${slug}`}>
      <div>
        <h2 className="plain" id={`game-${slug}`}>
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
