const asked = new Set<string>();

/** Fetches a script that only some visitors need, once in the life of the document. */
export function fetchOnce(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.head.append(script);
}
