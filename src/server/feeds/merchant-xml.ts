import {
  type FeedContext,
  type MerchantAttribute,
  merchantItems,
  printable,
} from './merchant-items.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each);
}

function element([name, value]: MerchantAttribute): string {
  const inner = typeof value === 'string' ? escapeXml(value) : value.map(element).join('');
  return `<g:${name}>${inner}</g:${name}>`;
}

/** RSS 2.0 with Google's attributes, one piece for each product. */
export function* feedPieces(context: FeedContext): Generator<string> {
  const { catalogue, lang, baseUrl } = context;
  const name = escapeXml(context.firm.name);
  const home = escapeXml(lang === 'de' ? `${baseUrl}/` : `${baseUrl}/${lang}`);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${name}</title>\n<link>${home}</link>\n<description>${name}</description>\n<language>${lang}</language>\n`;
  for (const product of catalogue.products) {
    yield merchantItems(product, context)
      .map((item) => `<item>${item.map(element).join('')}</item>\n`)
      .join('');
  }
  yield '</channel>\n</rss>\n';
}
