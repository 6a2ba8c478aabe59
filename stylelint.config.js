/** Blank lines, order and notation are left to Prettier and to what the tokens and modules do. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'alpha-value-notation': 'number',
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'import-notation': 'string',
    // In anchor(), and in a calc() that takes a custom property, 0 without a unit is no length.
    'length-zero-no-unit': [true, { ignore: ['custom-properties'], ignoreFunctions: ['anchor'] }],
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Safari on phones knows no other name.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // Names of modules are those of properties in TypeScript.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [
      true,
      { ignorePseudoClasses: ['global', 'target-current'] },
    ],
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['currentColor', 'geometricPrecision', 'Georgia'] },
    ],
  },
};
