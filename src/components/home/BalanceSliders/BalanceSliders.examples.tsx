import type { Examples } from '../../examples.ts';
import type { BalanceSliderModel, BalanceSliders } from './BalanceSliders.tsx';

const slider = (name: string, label: string, at: number, value: string): BalanceSliderModel => ({
  name,
  label,
  least: 20,
  most: 200,
  step: 20,
  printed: at,
  at,
  value,
});

export const examples: Examples<typeof BalanceSliders> = {
  usual: {
    sliders: [
      slider('deposit', 'You put in', 200, '$200'),
      slider('match', 'Bonus', 100, '100%'),
      slider('wagering', 'Wagering', 20, '20×'),
      slider('bet', 'One bet', 120, '$120'),
    ],
  },
  longest: { sliders: [slider('longest', 'You put in', 200, '$1,000,000.50')] },
};
