import type { ListChart as ListChartModel } from '#domain/charts/list-chart.ts';
import { ListChart } from '../../charts/ListChart/ListChart.tsx';
import { ArtImage } from '../ArtImage/ArtImage.tsx';
import type { PictureModel } from '../ArtImage/picture-model.ts';
import { Prose } from '../Prose/Prose.tsx';
import styles from './ProseBlocks.module.css';

/** Sanitised HTML of running text, or a picture or a list with its drawing between two such parts. */
export type ProseBlock =
  | { kind: 'text'; html: string; id?: string | undefined }
  | { kind: 'chart'; chart: ListChartModel }
  | { kind: 'picture'; picture: PictureModel; alt: string; caption: string | null };

/** Upper bound of the text column. */
const PICTURE_SIZES = '(max-width: 45rem) 100vw, 42rem';
const NARROW_SIZES = '20rem';

/** Pixels that fill the column without upscaling; a drawing can be scaled. */
const FILLS_COLUMN = 600;
/** Ratio above which a picture would be higher than a screen. */
const TALL = 1.2;

const isNarrow = ({ width, height, copies }: PictureModel) =>
  height > TALL * width || (copies !== null && width < FILLS_COLUMN);

/** Running text from Markdown with its pictures. */
export function ProseBlocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className="stack-5 measure">
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <Prose key={index} html={block.html} id={block.id} />
        ) : block.kind === 'chart' ? (
          <ListChart key={index} chart={block.chart} />
        ) : (
          <figure
            key={index}
            className={
              isNarrow(block.picture) ? `${styles.figure} ${styles.narrow}` : styles.figure
            }
          >
            <ArtImage
              {...block.picture}
              alt={block.alt}
              sizes={isNarrow(block.picture) ? NARROW_SIZES : PICTURE_SIZES}
              shape="whole"
            />
            {block.caption !== null && <figcaption>{block.caption}</figcaption>}
          </figure>
        ),
      )}
    </div>
  );
}
