import { HtmlValidate, type RuleConfig } from 'html-validate';

const validatorWith = (rules: RuleConfig) =>
  new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements and attributes its own way; neither is an error in HTML.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // Titles of native dialogs come before the heading order of the page.
      'heading-level': ['error', { sectioningRoots: ['dialog'] }],
      'tel-non-breaking': 'off',
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      ...rules,
    },
  });

/** What the standard finds wrong with a page, a line for each fault; nothing if all is well. */
export async function htmlFaults(
  html: string,
  file: string,
  rules: RuleConfig = {},
): Promise<string[]> {
  const { results } = await validatorWith(rules).validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
