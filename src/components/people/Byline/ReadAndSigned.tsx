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

/** The oldest day on which a source of a page was read, and who signed the page. */
export function ReadAndSigned({ page: { oldestReading, byline }, first }: Props) {
  return (
    <>
      {first}{' '}
      {oldestReading === null
        ? 'None of its sources has been read yet.'
        : `We read the oldest source on ${oldestReading}.`}{' '}
      <Byline byline={byline} />
    </>
  );
}
