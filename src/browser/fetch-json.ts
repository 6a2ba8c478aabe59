/** Reads a file of the site. */
export async function fetchJson<Read>(
  address: string,
  signal: AbortSignal | null = null,
): Promise<Read> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`Expected ${address}, found ${response.status}`);
  return (await response.json()) as Read;
}
