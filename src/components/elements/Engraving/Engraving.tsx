import styles from './Engraving.module.css';

type Props = {
  /** SVG from `src/art`, made at build time. */
  svg: string;
  fit?: 'box' | 'strip';
};

/** Inlines an engraving, so that it takes the colours of the theme. */
export function Engraving({ svg, fit = 'box' }: Props) {
  return <span className={styles[fit]} dangerouslySetInnerHTML={{ __html: svg }} />;
}
