import './prose.css';

type Props = {
  /** Rendered and sanitised at build. */
  html: string;
  /** Address of the section on its page. */
  id?: string | undefined;
};

/** Running text from Markdown. On a narrow screen its tables scroll in a region of their own. */
export function Prose({ html, id }: Props) {
  return <div id={id} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
