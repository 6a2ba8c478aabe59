import { Fragment } from 'react';

/** Address that may wrap before a dot, a slash or an @, and inside a word only as a last resort. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(?=[./@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
