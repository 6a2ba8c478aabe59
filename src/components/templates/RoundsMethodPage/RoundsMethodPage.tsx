import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import type { Source } from '#format/source-words.ts';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Battery = readonly {
  name: string;
  /** By kind of change: tried, called a fault, left open. */
  counts: Readonly<Record<string, readonly [number, number, number]>>;
  unseen: readonly (readonly [kind: string, count: number, reason: string])[];
}[];

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

type Props = { page: ProsePageModel & { operators: readonly Operator[]; battery: Battery } };

export function RoundsMethodPage({ page }: Props) {
  return (
    <ProsePage
      page={page}
      below={{
        'rules-of-each-operator': page.operators.map((operator) => (
          <Rules key={operator.name} operator={operator} />
        )),
        'changes-that-were-tried': <Tried battery={page.battery} />,
        'what-was-not-noticed': <Unseen battery={page.battery} />,
        'open-data': (
          <p>
            <a href="/tools/rounds/schemes.json">schemes.json</a>,{' '}
            <a href="/tools/rounds/schemes.schema.json">schemes.schema.json</a>
          </p>
        ),
      }}
    />
  );
}

const Rules = ({ operator: { name, games } }: { operator: Operator }) => (
  <DataTable
    caption={`Rules of ${name}`}
    showCaption
    columns={[
      { label: 'Game' },
      { label: 'Rule', wide: true },
      { label: 'Found from rows', wide: true },
      { label: 'Sources', wide: true },
      { label: 'Edge', align: 'end' },
    ]}
    rows={games.map(({ game, inWords, inferred, sources, edge }) => ({
      key: game,
      cells: [game, inWords, inferred ?? '–', <SourceNames key={game} sources={sources} />, edge],
    }))}
  />
);

function Tried({ battery }: { battery: Battery }) {
  const kinds = [...new Set(battery.flatMap(({ counts }) => Object.keys(counts)))];
  return (
    <DataTable
      caption="Changes noticed, of those tried, by history"
      showCaption
      dense
      columns={[{ label: 'Change' }, ...battery.map(({ name }) => ({ label: name }))]}
      rows={kinds.map((kind) => ({
        key: kind,
        cells: [kind, ...battery.map(({ counts }) => noticed(counts[kind]))],
      }))}
    />
  );
}

const noticed = (counts: readonly [number, number, number] | undefined) =>
  counts === undefined ? '–' : `${counts[1] + counts[2]} of ${counts[0]}`;

const Unseen = ({ battery }: { battery: Battery }) => (
  <DataTable
    caption="Changes that were not noticed, with the reason"
    columns={[
      { label: 'History' },
      { label: 'Change' },
      { label: 'Not noticed', align: 'end' },
      { label: 'Reason', wide: true },
    ]}
    rows={battery.flatMap(({ name, unseen }) =>
      unseen.map(([kind, count, reason]) => ({
        key: `${name} ${kind} ${reason}`,
        cells: [name, kind, count, reason],
      })),
    )}
  />
);
