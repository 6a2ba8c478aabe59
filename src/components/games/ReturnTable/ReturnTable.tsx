import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { SourceName, type SourceNameProps } from '../../elements/SourceName/SourceName.tsx';

export type ReturnVariant = SourceNameProps & { variant: string; rtp: string; edge: string };

type Props = { name: string; variants: readonly ReturnVariant[] };

/** RTP by version or bet, each with its source. */
export function ReturnTable({ name, variants }: Props) {
  return (
    <Fold
      onPhonesOnly
      summary="Return by version or bet"
      hint={variants.map(({ variant, rtp }) => `${variant}: ${rtp}`).join(' · ')}
    >
      <DataTable
        wraps
        caption={`Return and house edge of ${name}, on average`}
        columns={[
          { label: 'Version or bet' },
          { label: 'Return (RTP)', align: 'end' },
          { label: 'House edge', align: 'end' },
        ]}
        rows={variants.map(({ variant, rtp, edge, source, sum = null }) => [
          <>
            {variant}
            <small>
              <SourceName source={source} sum={sum} />
            </small>
          </>,
          rtp,
          edge,
        ])}
      />
    </Fold>
  );
}
