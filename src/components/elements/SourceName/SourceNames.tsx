import { formatSourceDays, type Source } from '#format/source-words.ts';
import { SourceName } from './SourceName.tsx';

type Props = {
  sources: readonly Source[];
  /** Text after the last source. */
  after?: string;
  /** Keeps a page whose state a visitor would lose. */
  inNewTab?: boolean;
};

/** Sources in one line, each with its dates. */
export function SourceNames({ sources, after, inNewTab = false }: Props) {
  return (
    <>
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && '; '}
          <SourceName source={source} inNewTab={inNewTab} />
          {formatSourceDays(source) !== '' && `, ${formatSourceDays(source)}`}
        </span>
      ))}
      {after !== undefined && (sources.length === 0 ? after : `; ${after}`)}
    </>
  );
}
