type Props = {
  /** HTML that was rendered and sanitised when the site was built. */
  html: string;
};

/** Running text from Markdown. Tables scroll inside their own region on a narrow screen. */
export function Prose({ html }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
