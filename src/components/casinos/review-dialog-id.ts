export function reviewDialogId(slug: string): string {
  return `review-${slug}`;
}
