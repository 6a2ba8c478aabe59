import { NO_ADDRESS_WORDS, type Source } from '#format/source-words.ts';

export type SourceNameProps = {
  source: Source;
  /** The sum by which a figure was computed, such as 7/495. */
  sum?: string | null;
};

/** A source as a link, or with the reason why there is none; links are plain, unpaid and open here. */
export function SourceName({
  source: { title, url, noAddress, secondary },
  sum = null,
}: SourceNameProps) {
  if (sum !== null && noAddress === 'own-arithmetic') return `Computed: ${sum}`;
  return (
    <>
      {sum !== null && `Computed: ${sum}. `}
      {url === undefined ? (
        `${title}${noAddress === undefined ? '' : ` (${NO_ADDRESS_WORDS[noAddress]})`}`
      ) : (
        <>
          <a href={url} rel="nofollow noopener noreferrer">
            {title}
          </a>
          {secondary && ' (a report; we found no original)'}
        </>
      )}
    </>
  );
}
