import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import styles from '../help-services.module.css';

export type LocalHelpModel = {
  lang: string;
  title: string;
  /** Texts on helplines, the register and blocking, with numbers and addresses as links. */
  texts: readonly (readonly { text: string; href: string | null }[])[];
};

/** Help in the reader's own language, in a few sentences. */
export function LocalHelp({ blocks }: { blocks: readonly LocalHelpModel[] }) {
  return blocks.map(({ lang, title, texts }) => (
    <div key={lang} lang={lang} className={`stack-2 ${styles.local}`}>
      <p>
        <b>{title}</b>
      </p>
      {texts.map((stretches, index) => (
        <p key={index}>
          {stretches.map(({ text, href }, at) =>
            href === null ? (
              text
            ) : (
              <a key={at} href={href} rel="nofollow noopener noreferrer">
                <AddressText text={text} />
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  ));
}
