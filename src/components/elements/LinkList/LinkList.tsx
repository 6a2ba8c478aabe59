import type { LinkItem } from '#domain/site/link-item.ts';

type Props = {
  items: readonly LinkItem[];
  /** Names the list where no heading does. */
  label?: string;
};

/** Links below one another; what contains them says how they look. */
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
