import type { Examples } from '../../examples.ts';
import type { SliderRail } from './SliderRail.tsx';

export const examples: Examples<typeof SliderRail> = {
  usual: { at: 0.5 },
  empty: { at: 0 },
};
