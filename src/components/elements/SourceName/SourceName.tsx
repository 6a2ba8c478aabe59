import { NO_ADDRESS_WORDS, type Source } from '#format/source-words.ts';

export type SourceNameProps = {
  source: Source;
  /** Fraction that the figure was computed from, such as 7/495. */
  sum?: string | null;
};

/** Source as a plain, unpaid link in the same tab, or with the reason for having no address. */
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
