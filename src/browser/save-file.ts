/** Offers a text to be saved as a file. Nothing is sent: the file is made in the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = name;
  link.click();
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
