import { html, raw } from 'hono/html';
import type { Lang } from '#routes.ts';
import { shownName } from '#rules/shop-marks.ts';
import type { Block, Letter, LetterBrand, LetterFooter, LetterItem, LetterSum } from './letter.ts';
import { BOX_PICTURES, contentIdOf, NOTICE_CID } from './letter-picture.ts';

/**
 * Mail programs know tables and inline styles, so that is what there is: one column of at most
 * 600 px that shrinks with its window, colours of the shop, and a dark set that programs with
 * `prefers-color-scheme` take. Pictures are parts of the mail; nothing is loaded from anywhere.
 */

/** Everything that is put into it is escaped, unless `html` made it. */
type Markup = ReturnType<typeof html>;

const FONT = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const INK = 'color:#141413';
const SOFT = 'color:#5C5A55';
const ORDER_NUMBER = /(EL-\d+)/;
const LINE = 'border-top:1px solid #DDD8D0';

/** Fills the line that inboxes show, so that nothing of the mail follows its preview. */
const PREVIEW_END = '&#847;&nbsp;'.repeat(90);

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a { color: inherit; }
@media (prefers-color-scheme: dark) {
  .paper { background: #141413 !important; }
  .sheet { background: #1E1E1C !important; }
  .ink { color: #F6F4F1 !important; }
  .soft { color: #B9B4AB !important; }
  .line { border-color: #3B3935 !important; }
  .button { background: #F6F4F1 !important; }
  .button a { color: #141413 !important; }
}
@media (max-width: 480px) {
  .sheet { padding: 24px 16px !important; }
  .edge { padding-left: 16px !important; padding-right: 16px !important; }
  .mark { padding-left: 8px !important; }
  .title { font-size: 26px !important; }
  .foot { font-size: 12px !important; }
  .thumb { min-width: 88px !important; max-width: 88px !important; }
  .thumb td { height: 88px !important; }
  .one { max-width: 88px !important; height: auto !important; }
  .half { max-width: 44px !important; height: auto !important; }
}
`;

/** The mail as an HTML document. */
export function letterHtml(
  letter: Letter,
  footer: LetterFooter,
  brand: LetterBrand,
  lang: Lang,
): string {
  const block = (each: Block) => blockHtml(each, brand);
  const { ground = 0 } = brand.mark ?? {};
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${raw(DARK)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#F6F4F1">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<div style="display:none;max-height:0;overflow:hidden">${raw(PREVIEW_END)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#F6F4F1">
<tr><td align="center" style="padding:32px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="ink edge${ground > 0 ? ' mark' : ''}" style="padding:0 32px ${20 - ground}px ${32 - ground}px;${FONT};font-size:20px;font-weight:800;letter-spacing:0.04em;${INK}">${brandHtml(brand)}</td></tr>
<tr><td class="sheet" style="background:#FFFFFF;padding:40px 32px">
${letter.box ? boxPicture(letter.box) : null}<h1 class="title ink" style="margin:0 0 16px;${FONT};font-size:32px;line-height:1.1;font-weight:800;letter-spacing:-0.02em;${INK}">${letter.title}</h1>
${letter.blocks.map(block)}
</td></tr>
<tr><td class="soft edge foot" style="padding:24px 32px;${FONT};font-size:13px;line-height:1.5;${SOFT}">
${footerHtml(footer)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return String(page);
}

function brandHtml({ name, mark }: LetterBrand): Markup | string {
  if (mark === undefined) return shownName(name);
  return html`<img src="cid:${contentIdOf(mark.picture)}" width="${mark.width}" height="${mark.height}" alt="${shownName(name)}" style="display:block;max-width:100%">`;
}

function blockHtml(block: Block, brand: LetterBrand): Markup {
  switch (block.type) {
    case 'text':
      return paragraph(block.text, 'ink', `font-size:16px;${INK}`);
    case 'small':
      return paragraph(block.text, 'soft', `font-size:13px;${SOFT}`);
    case 'heading':
      return html`<h2 class="ink" style="margin:32px 0 8px;${FONT};font-size:16px;font-weight:700;${INK}">${block.text}</h2>\n`;
    case 'subheading':
      return html`<h3 class="ink" style="margin:20px 0 6px;${FONT};font-size:13px;font-weight:700;${INK}">${block.text}</h3>\n`;
    case 'list':
      return html`<ul class="soft" style="margin:0 0 16px;padding-left:20px;${FONT};font-size:13px;line-height:1.5;overflow-wrap:anywhere;${SOFT}">${block.lines.map((line) => html`<li style="margin:0 0 4px">${line}</li>`)}</ul>\n`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="button" style="background:${brand.accent ?? '#141413'};border-radius:2px"><a href="${block.url}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;font-weight:700;color:#F6F4F1;text-decoration:none">${block.label}</a></td></tr></table>\n`;
    case 'link':
      return html`<p class="ink" style="margin:0 0 12px;${FONT};font-size:14px;line-height:1.5;${INK}"><a href="${block.url}" style="color:inherit;text-decoration:underline">${block.label}</a></p>\n`;
    case 'lines':
      return html`<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere;${INK}">${lines(block.lines)}</p>\n`;
    case 'quote':
      return html`<p class="ink line" style="margin:16px 0;padding-left:16px;border-left:2px solid #DDD8D0;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere;${INK}">${lines(block.text.split('\n'))}</p>\n`;
    case 'notice':
      return html`<p style="margin:24px 0 8px"><a href="${block.url}"><img src="cid:${NOTICE_CID}" alt="${block.alt}" width="536" style="display:block;width:100%;height:auto;background:#FFFFFF"></a></p>
${blockHtml({ type: 'link', label: block.label, url: block.url }, brand)}`;
    case 'items':
      return table(block.items.map(itemRow));
    case 'sums':
      return table(block.sums.map(sumRow));
  }
}

/** Without a height, because programs that show no pictures keep its place as an empty frame. */
function boxPicture(box: keyof typeof BOX_PICTURES): Markup {
  const { picture, width } = BOX_PICTURES[box];
  return html`<img src="cid:${contentIdOf(picture)}" width="${width}" alt="" style="display:block;height:auto;margin:0 0 24px">\n`;
}

function paragraph(text: string, role: string, style: string): Markup {
  return html`<p class="${role}" style="margin:0 0 16px;${FONT};line-height:1.5;overflow-wrap:anywhere;${style}">${text.split(ORDER_NUMBER).map(unbroken)}</p>\n`;
}

/** Every second part is an order number, which is not to be broken at its hyphen. */
function unbroken(part: string, index: number): Markup {
  return index % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`;
}

function lines(list: readonly string[]): Markup[] {
  return list.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function table(rows: readonly Markup[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${rows}</table>\n`;
}

/** Side of an item's picture in CSS pixels. */
const PICTURE_PX = 120;

/** One square, whatever it shows: several pictures share it. */
function itemPictures(pictures: readonly string[]): Markup | null {
  const cids = pictures.map(contentIdOf).filter((cid) => cid !== '');
  if (cids.length === 0) return null;
  const [role, side] = cids.length > 1 ? ['half', PICTURE_PX / 2] : ['one', PICTURE_PX];
  const images = cids.map(
    (cid) =>
      html`<img class="${role}" src="cid:${cid}" width="${side}" height="${side}" alt="" style="display:inline-block">`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" class="thumb" style="min-width:${PICTURE_PX}px;max-width:${PICTURE_PX}px"><tr><td align="center" valign="middle" height="${PICTURE_PX}" style="background:#EDEAE5;line-height:0">${images}</td></tr></table>`;
}

function itemRow({ pictures = [], title, detail, facts = [], amount }: LetterItem): Markup {
  const lines = [detail, ...facts].filter((line) => line !== '');
  return html`<tr>
<td class="line" valign="top" style="width:1%;padding:12px 16px 12px 0;${LINE}">${itemPictures(pictures)}</td>
<td class="line" valign="top" style="padding:12px 12px 12px 0;${LINE};${FONT};font-size:16px;line-height:1.4"><span class="ink" style="font-weight:600;${INK}">${title}</span>${lines.map((line) => html`<br><span class="soft" style="font-size:14px;overflow-wrap:anywhere;${SOFT}">${line}</span>`)}</td>
<td class="ink line" align="right" valign="top" style="padding:12px 0;${LINE};${FONT};font-size:16px;line-height:1.4;white-space:nowrap;${INK}">${amount}</td>
</tr>\n`;
}

function sumRow({ label, amount, strong = false }: LetterSum): Markup {
  const weight = strong ? 'font-weight:700;font-size:18px' : 'font-size:16px';
  return html`<tr>
<td class="ink line" style="padding:8px 12px 8px 0;${strong ? LINE : ''};${FONT};${weight};${INK}">${label}</td>
<td class="ink line" align="right" valign="top" style="padding:8px 0;${strong ? LINE : ''};${FONT};${weight};white-space:nowrap;${INK}">${amount}</td>
</tr>\n`;
}

function footerHtml({ reason, sender, links }: LetterFooter): Markup {
  return html`<p style="margin:0 0 12px">${reason}</p>
<p style="margin:0 0 12px">${lines(sender)}</p>
<p style="margin:0">${links.map(
    ({ label, url }, index) =>
      html`${index === 0 ? '' : ' · '}<a href="${url}" style="color:inherit;text-decoration:underline">${label}</a>`,
  )}</p>`;
}
