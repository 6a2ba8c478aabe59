import { ArtImage } from '../ArtImage/ArtImage.tsx';
import type { PictureModel } from '../ArtImage/picture-model.ts';
import { Prose } from '../Prose/Prose.tsx';
import styles from './ProseBlocks.module.css';

/** A stretch of the text, sanitised when the site was built, or a picture between two of them. */
export type ProseBlock =
  | { kind: 'text'; html: string }
  | { kind: 'picture'; picture: PictureModel; alt: string; caption: string | null };

/** The column of the text is never wider than this. */
const PICTURE_SIZES = '(max-width: 45rem) 100vw, 42rem';
const NARROW_SIZES = '20rem';

/** Pixels that fill the column without being stretched; a drawing can be stretched. */
const FILLS_COLUMN = 600;
/** Beyond this a picture is higher than a screen would show. */
const TALL = 1.2;

const isNarrow = ({ width, height, copies }: PictureModel) =>
  height > TALL * width || (copies !== null && width < FILLS_COLUMN);

/** Running text from Markdown, with the pictures that it names. */
export function ProseBlocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className="stack-5 measure">
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <Prose key={index} html={block.html} />
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
