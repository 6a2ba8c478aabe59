import type { LinkItem } from '#domain/site/link-item.ts';

type Props = {
  items: readonly LinkItem[];
  /** Accessible label where no heading names the list. */
  label?: string;
};

/** Links below one another, styled by the container. */
export function LinkList({ items, label }: Props) {
  return (
    <ul role="list" aria-label={label}>
      {items.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
