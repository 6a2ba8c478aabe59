/**
 * True for links kept in the owner's texts: https, mail, telephone, a page of this site or an anchor. Of any
 * other link only the words are kept.
 */
export const isShownLink = (href: string): boolean =>
  /^(?:https:|mailto:[^@\s]+@[^@\s]+|tel:\+?\d|\/(?![/\\])|#)/i.test(href);
