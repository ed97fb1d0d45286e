import { shownName } from '#rules/shop-marks.ts';
import type { Block, Letter, LetterBrand, LetterFooter } from './letter.ts';

const RULE = '–'.repeat(32);

/** The mail as plain text, for readers that want no HTML and for ears. */
export function letterText(
  letter: Letter,
  footer: LetterFooter,
  { name }: Pick<LetterBrand, 'name'>,
): string {
  const parts = [shownName(name), letter.title, ...letter.blocks.map(blockText)];
  const links = footer.links.map(({ label, url }) => `${label}: ${url}`);
  const end = [RULE, footer.reason, footer.sender.join('\n'), links.join('\n')];
  return `${[...parts, ...end].filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
    case 'small':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'subheading':
      return block.text;
    case 'list':
      return block.lines.map((line) => `– ${line}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'notice':
      return `${block.alt}\n${block.label}:\n${block.url}`;
    case 'lines':
      return block.lines.join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'items':
      return block.items
        .map(({ title, detail, facts = [], amount }) =>
          [title, detail, ...facts, amount].filter((part) => part !== '').join('\n  '),
        )
        .join('\n');
    case 'sums':
      return block.sums
        .map(({ label, amount }) => [label, amount].filter((part) => part !== '').join(': '))
        .join('\n');
  }
}
