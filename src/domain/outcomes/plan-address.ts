import { CHOICES, planFields, type TypedPlan } from './plan-fields.ts';
import { typedIn } from './typed-fields.ts';

/** Separator of plans in a fragment; `URLSearchParams` escapes it in values. */
const BETWEEN = ';';

/** Most plans compared side by side. */
export const MOST_PLANS = 3;

/**
 * Plans as an address fragment, without `#`: `kind=match&deposit=100;kind=credit&…`. Browsers do not send
 * fragments to the server, so no log contains the reader's input.
 */
export function planFragment(plans: readonly TypedPlan[]): string {
  return plans.map(fragmentOf).join(BETWEEN);
}

function fragmentOf(typed: TypedPlan): string {
  const words = new URLSearchParams();
  for (const field of planFields(typed)) {
    const text =
      typed[field] ?? (field in CHOICES ? CHOICES[field as keyof typeof CHOICES][0] : '');
    if (text !== '') words.set(field, text);
  }
  return words.toString();
}

/** Plans in a fragment, at most three; unknown fields are ignored. */
export function plansInFragment(fragment: string): TypedPlan[] {
  return fragment
    .replace(/^#/, '')
    .split(BETWEEN)
    .slice(0, MOST_PLANS)
    .map((part) => typedIn(part, planFields))
    .filter((typed) => Object.keys(typed).length > 0);
}

/** Address of the tool with a plan filled in. */
export function planHref(typed: TypedPlan): string {
  return `/tools/bonus#${planFragment([typed])}`;
}
