import { CHOICES, planFields, type TypedPlan } from './plan-fields.ts';
import { typedIn } from './typed-fields.ts';

/** What stands between two plans in a fragment. `URLSearchParams` writes it in no value. */
const BETWEEN = ';';

/** Plans that can be held beside each other. */
export const MOST_PLANS = 3;

/**
 * The plans as the fragment of an address, without its sign: `kind=match&deposit=100;kind=credit&…`. A
 * browser sends no fragment to a host, so that no log holds what a reader typed.
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

/** The plans that a fragment holds, at most three; what is no field of a plan is left out. */
export function plansInFragment(fragment: string): TypedPlan[] {
  return fragment
    .replace(/^#/, '')
    .split(BETWEEN)
    .slice(0, MOST_PLANS)
    .map((part) => typedIn(part, planFields))
    .filter((typed) => Object.keys(typed).length > 0);
}

/** The address of the tool with a plan filled in. */
export function planHref(typed: TypedPlan): string {
  return `/tools/bonus#${planFragment([typed])}`;
}
