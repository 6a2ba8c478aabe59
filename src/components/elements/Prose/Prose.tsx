type Props = {
  /** Rendered and sanitised at build. */
  html: string;
};

/** Running text from Markdown. On a narrow screen its tables scroll in a region of their own. */
export function Prose({ html }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
