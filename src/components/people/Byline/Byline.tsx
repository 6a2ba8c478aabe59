import type { Byline as BylineModel } from '#domain/site/byline.ts';

/** Author and reviewer of a text. */
export function Byline({ byline }: { byline: BylineModel }) {
  const { writtenBy, checkedBy, isToBeChecked } = byline;
  if (writtenBy === null && checkedBy === null) return 'Nobody has signed this text yet.';
  return (
    <>
      {writtenBy !== null && (
        <span className="kept">
          Written by{' '}
          <a href={writtenBy.href} rel="author">
            {writtenBy.text}
          </a>
          .
        </span>
      )}{' '}
      {checkedBy !== null && (
        <span className="kept">
          {isToBeChecked ? 'To be checked' : 'Checked'} by{' '}
          <a href={checkedBy.href}>{checkedBy.text}</a>.
        </span>
      )}
    </>
  );
}
