import { createInterface } from 'node:readline/promises';

/** Asks on the terminal, or reads a pipe, until the lines are complete, one is empty, or there are no more. */
export async function askLines(
  question: string,
  isComplete: (text: string) => boolean,
): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  let text = '';
  lines.setPrompt(question);
  lines.prompt();
  try {
    for await (const line of lines) {
      text += `${line.trim()}\n`;
      if (line.trim() === '' || isComplete(text)) break;
    }
    return text.trim();
  } finally {
    lines.close();
  }
}
