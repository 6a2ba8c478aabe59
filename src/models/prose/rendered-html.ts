/** HTML of a Markdown file. Throws if its loader rendered none. */
export function renderedHtml({
  id,
  rendered,
}: {
  id: string;
  rendered?: { html: string };
}): string {
  if (rendered === undefined) {
    throw new Error(`Expected ${id}.md to come rendered from its loader, found no HTML`);
  }
  return rendered.html;
}
