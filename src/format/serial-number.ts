/** Serial number from the first 56 bits of a hash: 7f3a91c20d5b21 gives 7F3A 91C2 0D5B 21. */
export function formatSerial(sha256Hex: string): string {
  return (
    sha256Hex
      .slice(0, 14)
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}
