const asked: string[] = [];

/** Fetches a script that only some visitors need, a bundle by itself, once in the life of the document. */
export function fetchOnce(address: string): void {
  if (asked.includes(address)) return;
  asked.push(address);
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}
