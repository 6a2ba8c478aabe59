import { Chip } from '../../elements/Chip/Chip.tsx';
import type { OfferModel } from '../offer-model.ts';
import styles from './OfferChoice.module.css';

type Choices = OfferModel['choices'];

type Props = {
  offers: readonly { choices: Choices }[];
  /** True for one page of a longer list, of which the others are not searched. */
  isPart: boolean;
};

const FIRST = 'Fewest lose everything';

/**
 * Orders and filters of a list of offers, one at a time. The list has `data-offers`, each offer
 * `data-choices`; `browser/offer-choice.ts` answers. The first is the order as built.
 */
export function OfferChoice({ offers, isPart }: Props) {
  const some = (holds: (choices: Choices) => boolean) =>
    offers.some(({ choices }) => holds(choices)) && !offers.every(({ choices }) => holds(choices));
  const chips = [
    { value: '', text: FIRST },
    { value: 'no-wagering', text: 'No wagering' },
    { value: 'no-deposit', text: 'No deposit' },
    { value: 'smallest-deposit', text: 'Smallest deposit' },
  ].filter(
    ({ value }) =>
      value === '' || value === 'smallest-deposit' || some(({ names }) => names.includes(value)),
  );
  const coins = [...new Set(offers.flatMap(({ choices }) => choices.coins))];
  return (
    <form className={`controls ${styles.form}`} autoComplete="off" data-offer-choice>
      <fieldset>
        <legend>{isPart ? 'Show me, of this page' : 'Show me'}</legend>
        <div className={`row ${styles.chips}`}>
          {chips.map(({ value, text }) => (
            <Chip
              key={value}
              type="radio"
              name="show"
              value={value}
              isOn={value === ''}
              count={null}
              onChange={() => undefined}
            >
              {text}
            </Chip>
          ))}
          <select name="show" aria-label="My coin" className={styles.coin}>
            <option value="">My coin</option>
            {coins.map((code) => (
              <option key={code} value={code.toLowerCase()}>
                {code}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      <p className="soft" role="status">
        {offers.length} {offers.length === 1 ? 'offer' : 'offers'}: {FIRST}
      </p>
    </form>
  );
}

/** Attributes of an offer in a list that `OfferChoice` arranges. */
export function choiceData({ names, coins, leastDollars }: Choices) {
  return {
    'data-choices': [...names, ...coins.map((code) => code.toLowerCase())].join(' '),
    'data-deposit': leastDollars ?? undefined,
  };
}
