import { fill } from '#browser/fill.ts';
import type { KitTexts } from '../texts/de.ts';

/** Returns the name of a command on the server that the logs hold as `npm run restore`; undefined for others. */
export function commandName(by: string, texts: KitTexts): string | undefined {
  const [, name] = /^npm run (.+)$/.exec(by) ?? [];
  return name === undefined ? undefined : fill(texts.command, { name });
}
