/**
 * Whether a link in a text of the owner's is shown as one: to another site by https, a mail, a call, a page
 * of this site or a place on it. Of anything else the words stay and the link goes.
 */
export const isShownLink = (href: string): boolean =>
  /^(?:https:|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\/(?![/\\])|#)/i.test(href);
