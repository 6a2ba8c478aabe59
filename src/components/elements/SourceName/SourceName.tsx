import { NO_ADDRESS_WORDS, type Source } from '#format/source-words.ts';

export type SourceNameProps = {
  source: Source;
  /** Fraction that the figure was computed from, such as 7/495. */
  sum?: string | null;
  inNewTab?: boolean;
};

/** Source as a plain, unpaid link, in the same tab unless that would lose what a visitor entered, or with the reason for having no address. */
export function SourceName({
  source: { title, url, noAddress, secondary },
  sum = null,
  inNewTab = false,
}: SourceNameProps) {
  if (sum !== null && noAddress === 'own-arithmetic') return `Computed: ${sum}`;
  return (
    <>
      {sum !== null && `Computed: ${sum}. `}
      {url === undefined ? (
        `${title}${noAddress === undefined ? '' : ` (${NO_ADDRESS_WORDS[noAddress]})`}`
      ) : (
        <>
          <a href={url} rel="nofollow noopener noreferrer" target={inNewTab ? '_blank' : undefined}>
            {title}
            {inNewTab && <span className="unseen">{' (opens in a new tab)'}</span>}
          </a>
          {secondary && ' (a report; we found no original)'}
        </>
      )}
    </>
  );
}
