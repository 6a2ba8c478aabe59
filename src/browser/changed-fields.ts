export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields inside an element that hold something else than the page was served with. */
export function changedFields(part: Element): Field[] {
  return [...part.querySelectorAll<Field>('input, select, textarea')].filter(isChanged);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, served);
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}
