import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

/** Figures of the case, as computed by the code. */
export type HandFigures = {
  loses: string;
  even: string;
  above: string;
  average: string;
  turnover: string;
  edge: string;
};

const BY_HAND_ENDS = [
  ['$0', 'lost, lost', 'q²', '13,357'],
  ['$1', 'one of the first two won, the last lost', '2pq²', '12,996'],
  ['$3', 'two won of three', '3p²q', '18,468'],
  ['$5', 'all three won', 'p³', '5,832'],
] as const;

/** Plan of three bets that a reader can compute on paper. */
export function CaseByHand({ figures }: { figures: HandFigures }) {
  return (
    <TitledSection id="by-hand" title="A case by hand">
      <p>
        You put in $1, get $1, and have to make three bets of $1 on red or black, where p = 18/37
        wins and q = 19/37 loses. Play begins with $2. Of 37³ = 50,653 equal cases:
      </p>
      <DataTable
        caption="Every way that three bets can end"
        columns={[
          { label: 'Left with' },
          { label: 'How', wide: true },
          { label: 'Share' },
          { label: 'Of 50,653', align: 'end' },
        ]}
        rows={BY_HAND_ENDS.map((cells) => cells)}
        wraps
      />
      <p>
        13,357 ÷ 50,653 = {figures.loses} lose everything, already after two bets. {figures.even}{' '}
        leave with just the $1 they put in, {figures.above} with more. Half leave with $1 or less:
        that is the middle result. The average is (12,996 + 3 × 18,468 + 5 × 5,832) ÷ 50,653 = $
        {figures.average}.
      </p>
      <p>
        The check: a player who loses twice makes two bets, and every other player makes three. The
        average is ${figures.turnover} in bets. We multiply it by the edge of {figures.edge}{' '}
        (exactly 1/37), take that from $2 and get ${figures.average}. The percentages on this page
        are what the code gives for this case.
      </p>
    </TitledSection>
  );
}
