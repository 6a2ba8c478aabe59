import { formatSourceDays, type Source } from '#format/source-words.ts';
import { SourceName } from './SourceName.tsx';

type Props = {
  sources: readonly Source[];
  /** Text after the last source. */
  after?: string;
};

/** Sources in one line, each with its dates. */
export function SourceNames({ sources, after }: Props) {
  return (
    <>
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && '; '}
          <SourceName source={source} />
          {formatSourceDays(source) !== '' && `, ${formatSourceDays(source)}`}
        </span>
      ))}
      {after !== undefined && (sources.length === 0 ? after : `; ${after}`)}
    </>
  );
}
