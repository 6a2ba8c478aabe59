/** Id of a casino's review dialog, for the card that opens it. */
export function reviewDialogId(slug: string): string {
  return `review-${slug}`;
}
