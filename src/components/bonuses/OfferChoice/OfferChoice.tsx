import chip from '../../elements/Chip/Chip.module.css';
import { Chip } from '../../elements/Chip/Chip.tsx';
import group from '../../payments/FilterChips/FilterChips.module.css';
import type { OfferModel } from '../offer-model.ts';
import styles from './OfferChoice.module.css';

type Props = {
  offers: readonly OfferModel[];
  /** True for one page of a longer list, of which the others are not searched. */
  isPart: boolean;
};

const CHIPS = {
  '': 'Fewest lose everything',
  'no-wagering': 'No wagering',
  'no-deposit': 'No deposit',
  'smallest-deposit': 'Smallest deposit',
};
const SORTS = ['', 'smallest-deposit'];

/**
 * Orders and filters of a list of offers, one at a time; the first is the order as built, and filters that change
 * nothing are left out. The list has `data-offers`, each offer `choiceData`; `browser/list-choice.ts` answers.
 */
export function OfferChoice({ offers, isPart }: Props) {
  const counts = (id: string) => offers.filter(({ choices }) => choices.includes(id)).length;
  const shown = Object.entries(CHIPS).filter(
    ([id]) => SORTS.includes(id) || (counts(id) > 0 && counts(id) < offers.length),
  );
  const coins = [...new Set(offers.flatMap((offer) => offer.coins))];
  return (
    <form
      className={`controls ${styles.form}`}
      autoComplete="off"
      data-list="[data-offers]"
      data-offer-choice
    >
      <fieldset className={group.group}>
        <legend className={isPart ? undefined : 'unseen'}>
          {isPart ? 'Show me, of this page' : 'Show me'}
        </legend>
        <div className={`row ${group.chips}`}>
          {shown.map(([id, text]) => (
            <Chip
              key={id}
              {...{ type: 'radio', name: 'show', value: id, isOn: id === '', count: null }}
              onChange={() => undefined}
            >
              {text}
            </Chip>
          ))}
          <select name="show" aria-label="My coin" className={chip.face}>
            <option value="">My coin</option>
            {coins.map((code) => (
              <option key={code} value={code.toLowerCase()}>
                {code}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      <p className="soft" role="status" data-list-count="offers">
        {offers.length} offers: {CHIPS['']}
      </p>
    </form>
  );
}

/** Attributes of an offer in a list that `OfferChoice` arranges. */
export const choiceData = ({ choices, leastDollars }: OfferModel) => ({
  'data-choices': choices.join(' '),
  'data-by-smallest-deposit': leastDollars ?? undefined,
});
