/** The rule that was applied, in words with its source. */
export const ruleWords = (rule: string): string => rule;

/** Why a row differs or cannot be judged. */
export const reasonWords = (reason: string): string => reason.replaceAll('-', ' ');
