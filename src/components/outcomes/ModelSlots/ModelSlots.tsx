import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

export type SlotModel = {
  name: string;
  /** Standard deviation of the result of a bet of one unit. */
  spread: string;
  payouts: readonly { multiple: string; chance: string }[];
};

type Props = {
  models: readonly SlotModel[];
  rtp: string;
};

/** Model slots that outcomes of offers are computed on, with every payout. */
export function ModelSlots({ models, rtp }: Props) {
  return (
    <TitledSection id="models" title="The model slots">
      <p>
        No casino publishes all payouts of a slot, so we work every offer out on the same models.
        Each table lists what a bet can pay, in multiples of the bet, and the chance of it at a
        return of {rtp}. All other bets pay nothing. At another return all chances rise or fall by
        the same factor.
      </p>
      {models.map(({ name, spread, payouts }) => (
        <DataTable
          key={name}
          caption={`${name.charAt(0).toUpperCase()}${name.slice(1)} slot, standard deviation ${spread} bets`}
          showCaption
          columns={[{ label: 'Pays' }, { label: 'Chance', align: 'end' }]}
          rows={payouts.map(({ multiple, chance }) => [multiple, chance])}
          wraps
        />
      ))}
      <p>
        Where slots don’t count, we use an even-money bet: 18 of 37 on red or black, 49.5 of 100 on
        dice and similar games.
      </p>
    </TitledSection>
  );
}
