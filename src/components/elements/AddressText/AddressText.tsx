import { Fragment } from 'react';

/** An address in words. In a narrow column it breaks before a dot, a slash or an @, and inside a word last of all. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(?=[./@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
