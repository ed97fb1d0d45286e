import { inflateSync } from 'node:zlib';

/**
 * Reads the text of a PDF that pdfkit wrote, in the order in which it was drawn and without spaces, because a line's
 * end has none.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const streamOf = (id: string) => {
    const [head = '', stream = ''] = (objects.get(id) ?? '').split('\nstream\n');
    const bytes = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
    return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const all = [...objects.values()].join('\n');
  const fonts = new Map(
    [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      const rows = [...streamOf(map).matchAll(/<\w+> <\w+> \[(.*)\]/g)];
      return [name, rows.flatMap(([, row = '']) => row.match(/\w+/g) ?? [])] as const;
    }),
  );
  const letterOf = (code: string) => Buffer.from(code, 'hex').swap16().toString('utf16le');
  let text = '';
  for (const [, id = ''] of all.matchAll(/\/Contents (\d+) 0 R/g)) {
    let font: readonly string[] = [];
    for (const [, name, glyphs = ''] of streamOf(id).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? [];
      for (const [, run = ''] of glyphs.matchAll(/<(\w+)>/g)) {
        for (const glyph of run.match(/.{4}/g) ?? [])
          text += letterOf(font[Number.parseInt(glyph, 16)] ?? '');
      }
    }
  }
  return text.replace(/\s/g, '');
}
