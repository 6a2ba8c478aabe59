import styles from './PostList.module.css';

export type PostSummary = {
  href: string;
  title: string;
  excerpt: string;
  published: { text: string; iso: string };
  readTime: string;
};

/** Posts below each other, newest first. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul role="list">
      {posts.map(({ href, title, excerpt, published, readTime }) => (
        <li key={href}>
          <article className={styles.post}>
            <p className={styles.meta}>
              <time dateTime={published.iso}>{published.text}</time>
              <br />
              {readTime}
            </p>
            <div>
              <h2 className={styles.title}>
                <a href={href}>{title}</a>
              </h2>
              <p className={styles.excerpt}>{excerpt}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
