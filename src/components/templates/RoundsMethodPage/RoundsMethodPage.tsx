import type { Source } from '#format/source-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Operator = {
  name: string;
  games: readonly {
    game: string;
    inWords: string;
    inferred: string | null;
    edge: string;
    sources: readonly Source[];
  }[];
};

/** Detected changes by kind and history, and reasons for undetected ones. */
type Battery = {
  histories: readonly string[];
  noticed: readonly { kind: string; counts: readonly string[] }[];
  unseen: readonly { kind: string; reason: string; where: string }[];
};

type Props = { page: ProsePageModel & { operators: readonly Operator[]; battery: Battery } };

export function RoundsMethodPage({ page }: Props) {
  const { histories, noticed, unseen } = page.battery;
  const rules = page.operators.map(({ name, games }) => (
    <DataTable
      key={name}
      caption={`Rules of ${name}`}
      showCaption
      columns={[
        { label: 'Game' },
        { label: 'Rule', wide: true },
        { label: 'Found from rows', wide: true },
        { label: 'Sources', wide: true },
        { label: 'Stated edge', align: 'end' },
      ]}
      rows={games.map(({ game, inWords, inferred, sources, edge }) => [
        game,
        inWords,
        inferred ?? '–',
        <SourceNames key={game} sources={sources} />,
        edge,
      ])}
    />
  ));
  const tried = (
    <DataTable
      caption="Changes noticed, of those tried, by history"
      showCaption
      dense
      columns={[{ label: 'Change' }, ...histories.map((label) => ({ label }))]}
      rows={noticed.map(({ kind, counts }) => [kind, ...counts])}
    />
  );
  const passed = (
    <DataTable
      caption="Changes that were not noticed, with the reason"
      columns={[
        { label: 'Change', wide: true },
        { label: 'Reason', wide: true },
        { label: 'Histories', wide: true },
      ]}
      rows={unseen.map(({ kind, reason, where }) => [kind, reason, where])}
    />
  );
  const data = (
    <p>
      <a href="/tools/rounds/schemes.json">schemes.json</a>,{' '}
      <a href="/tools/rounds/schemes.schema.json">schemes.schema.json</a>
    </p>
  );
  const below = {
    'rules-of-each-operator': <div className="stack-parts">{rules}</div>,
    'changes-that-were-tried': tried,
    'what-was-not-noticed': passed,
    'open-data': data,
  };
  return <ProsePage page={page} below={below} />;
}
