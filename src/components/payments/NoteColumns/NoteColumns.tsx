import type { LinkItem } from '#domain/site/link-item.ts';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './NoteColumns.module.css';

export type Note = {
  title: string;
  text: string;
  link?: LinkItem | undefined;
};

type Props = { title: string; notes: readonly Note[] };

/** Short notes side by side under one heading. */
export function NoteColumns({ title, notes }: Props) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.columns}>
        {notes.map((note) => (
          <div key={note.title}>
            <h3>{note.title}</h3>
            <p>{note.text}</p>
            {note.link !== undefined && <TextLink href={note.link.href} text={note.link.text} />}
          </div>
        ))}
      </div>
    </>
  );
}
