import type { LinkItem } from '#domain/site/link-item.ts';
import { type Bar, BarList } from '../../charts/BarList/BarList.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { GameCard, type GameCardModel } from '../../games/GameCard/GameCard.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';

export type GameListModel = {
  trail: readonly LinkItem[];
  lead: string;
  /** Leads to the rules of the casino games; `null` on a site without them. */
  rulesText: string | null;
  games: readonly GameCardModel[];
  /** What an hour of each costs, cheapest first. */
  hours: readonly Bar[];
  help: readonly HelpLine[];
};

type Props = { page: GameListModel };

export function GameListPage({ page: { trail, lead, rulesText, games, hours, help } }: Props) {
  return (
    <>
      <PageHead trail={trail} title="Games, by the numbers" lead={lead} />
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
        title="The pace is the price"
        intro="A small edge taken six hundred times costs more than a larger one taken forty times. The rounds an hour are assumptions; each guide gives its reasons."
      >
        <div className="stack-parts">
          <BarList bars={hours} />
          <HelpNotice help={help} />
          {rulesText !== null && <TextLink href="/game-rules" text={rulesText} />}
        </div>
      </Section>
    </>
  );
}
