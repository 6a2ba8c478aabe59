import type { Byline as BylineModel } from '#domain/site/byline.ts';
import { Byline } from './Byline.tsx';

type Props = {
  page: {
    /** `null` where none of its sources was read. */
    oldestReading: string | null;
    byline: BylineModel;
  };
  first?: string;
};

/** Oldest day of reading a source of the page, with its author and reviewer. */
export function ReadAndSigned({ page: { oldestReading, byline }, first }: Props) {
  return (
    <>
      {first}{' '}
      {oldestReading === null
        ? 'None of its sources has been read yet.'
        : `Sources read since ${oldestReading}.`}{' '}
      <Byline byline={byline} />
    </>
  );
}
