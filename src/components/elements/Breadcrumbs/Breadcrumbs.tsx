import type { LinkItem } from '#domain/site/link-item.ts';
import styles from './Breadcrumbs.module.css';

type Props = {
  /** Links from the home page to the page itself, which comes last. */
  trail: readonly LinkItem[];
};

export function Breadcrumbs({ trail }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`fine taps row ${styles.crumbs}`}>
        {trail.map(({ text, href }, index) => (
          <li key={href} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {index < trail.length - 1 ? <a href={href}>{text}</a> : text}
          </li>
        ))}
      </ol>
    </nav>
  );
}
