import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { RulesOfGame, type RulesModel } from '../../games/RulesOfGame/RulesOfGame.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';

export type GameRulesModel = {
  trail: readonly LinkItem[];
  art: string;
  lead: string;
  emptyArtHref: string;
  contents: readonly LinkItem[];
  games: readonly RulesModel[];
  help: readonly HelpLine[];
  sources: readonly Source[];
  /** `null` while there are no rules. */
};

export function GameRulesPage({ page }: { page: GameRulesModel }) {
  const { trail, art, lead, contents, games, help, sources } = page;
  return (
    <>
      <PageHead trail={trail} title="Rules and what each bet costs" lead={lead} art={art} />
      <Section
        railOnPhone="before"
        rail={
          <>
            {contents.length > 0 && <Contents title="Games on this page" items={contents} />}
            <TextLink href="/games" text="Crash, dice, plinko and more" />
          </>
        }
      >
        {games.length === 0 && (
          <EmptyState
            artHref={page.emptyArtHref}
            title="No rules are written down yet"
            text="The guides to single games have theirs, with the odds."
          >
            <ButtonLink href="/games">Games, by the numbers</ButtonLink>
          </EmptyState>
        )}
        {games.map((game) => (
          <RulesOfGame key={game.id} game={game} />
        ))}
        <HelpNotice help={help} />
        <SourceList sources={sources} />
      </Section>
    </>
  );
}
