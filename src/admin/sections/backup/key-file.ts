/** Content of the file with a recovery key and the line by which a restore knows the shop. */
export function keyFile(notes: readonly string[], identity: string, signer: string): string {
  return `${[...notes, '', identity, signer].join('\n')}\n`;
}

/** True if a file holds this key and this shop's line. */
export function holdsKey(text: string, identity: string, signer: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.includes(identity) && lines.includes(signer);
}
