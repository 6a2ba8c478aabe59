import type { LinkItem } from '#domain/site/link-item.ts';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type Source, SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Split } from '../../elements/Split/Split.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { RulesOfGame, type RulesModel } from '../../games/RulesOfGame/RulesOfGame.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';

export type GameRulesModel = {
  trail: readonly LinkItem[];
  art: string;
  contents: readonly LinkItem[];
  games: readonly RulesModel[];
  help: readonly HelpLine[];
  sources: readonly Source[];
  checkedOn: string;
};

type Props = { page: GameRulesModel };

export function GameRulesPage({ page }: Props) {
  const { trail, art, contents, games, help, sources, checkedOn } = page;
  return (
    <>
      <PageHead
        trail={trail}
        title="Rules and what each bet costs"
        lead="Seven casino games: how a round goes, and the house edge of each main bet. The edge is the share of the stake that the house keeps on average."
        art={art}
      />
      <Section>
        <Split
          railOnPhone="before"
          rail={
            <>
              <Contents title="Games on this page" items={contents} />
              <TextLink href="/games" text="Crash, dice, plinko and more" />
            </>
          }
        >
          {games.map((game) => (
            <RulesOfGame key={game.id} game={game} />
          ))}
          <HelpNotice help={help} />
          <SourceList sources={sources} checkedOn={checkedOn} />
        </Split>
      </Section>
    </>
  );
}
