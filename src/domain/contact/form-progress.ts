import {
  cleanMessage,
  type ContactError,
  type ContactField,
  type ContactResult,
  MAX_LENGTHS,
} from './contact-message.ts';

/** Errors shown before that still hold; new ones are not added. */
export function standingErrors(
  shown: readonly ContactError[],
  result: ContactResult,
): readonly ContactError[] {
  const now = result.ok ? [] : result.errors;
  return shown.filter(({ field, reason }) =>
    now.some((error) => error.field === field && error.reason === reason),
  );
}

/** `near`: a tenth of the limit or less is left. */
export type CharacterCount = { used: number; left: number; state: 'within' | 'near' | 'over' };

/** Characters a field holds, counted after cleaning, as `validateMessage` counts them. */
export function countCharacters(field: ContactField, typed: string): CharacterCount {
  const used = cleanMessage({ [field]: typed })[field].length;
  const left = MAX_LENGTHS[field] - used;
  const state = left < 0 ? 'over' : left <= MAX_LENGTHS[field] / 10 ? 'near' : 'within';
  return { used, left, state };
}
