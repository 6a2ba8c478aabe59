import type { Byline as BylineModel } from '#domain/site/byline.ts';

/** Author and reviewer of a text; nothing where no real person is named. */
export function Byline({ byline: { writtenBy, checkedBy } }: { byline: BylineModel }) {
  if (writtenBy === null && checkedBy === null) return null;
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
          Checked by <a href={checkedBy.href}>{checkedBy.text}</a>.
        </span>
      )}
    </>
  );
}
