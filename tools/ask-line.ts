import { createInterface } from 'node:readline/promises';

/**
 * Asks on the terminal, or reads a pipe, until the lines are complete, the first or two in a row are empty, or there
 * are no more. A file that is pasted whole may have an empty line in it.
 */
export async function askLines(
  question: string,
  isComplete: (text: string) => boolean,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<string> {
  const lines = createInterface({ input, output: process.stdout });
  let [text, before] = ['', ''];
  lines.setPrompt(question);
  lines.prompt();
  try {
    for await (const line of lines) {
      text += `${line.trim()}\n`;
      if ((line.trim() === '' && before === '') || isComplete(text)) break;
      before = line.trim();
    }
    return text.trim();
  } finally {
    lines.close();
  }
}
