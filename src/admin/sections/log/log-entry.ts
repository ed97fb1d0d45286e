import { commandName, counted } from '#admin/kit/counted.ts';
import { sectionHref } from '#admin/kit/kit-context.ts';
import type { KitTexts } from '#admin/texts/texts.ts';
import type { AdminLogReply } from '#contract/admin-log.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import type { LogTexts } from './texts.ts';

type Entry = AdminLogReply['entries'][number];
type Names = Readonly<Record<string, string | undefined>>;

/** Object of an action. */
/** Returns the name of an action; that of another version's is its key. */
export function actionName({ events, actions }: LogTexts, action: string): string {
  const names: Names = { ...events, ...actions };
  return names[action] ?? action;
}

/** Returns what an action was done to, with its address; undefined if it has no name. */
export function objectOf(
  { action, subject, name, order_id: order, data }: Entry,
  texts: LogTexts,
  lang: Lang,
): { readonly name: string; readonly href?: string } | undefined {
  if (order !== null) return { name: subject, href: sectionHref(lang, `/orders/${order}`) };
  if (name !== null && /^(role|invitation|person)_/.test(action))
    return { name, href: sectionHref(lang, '/people') };
  if (name !== null) return { name, href: sectionHref(lang, '/stock') };
  if (action.startsWith('code_')) return { name: subject, href: sectionHref(lang, '/codes') };
  if (action.startsWith('message_'))
    return { name: texts.message, href: sectionHref(lang, `/messages/${subject}`) };
  if (action.startsWith('picture_'))
    return { name: texts.picture, href: sectionHref(lang, '/pictures') };
  if (action === 'catalogue_published') {
    const version = fill(texts.version, { number: subject });
    return { name: version, href: sectionHref(lang, `/publish/${subject}`) };
  }
  if (action.startsWith('campaign_') && typeof data['name'] === 'string')
    return { name: data['name'], href: sectionHref(lang, '/campaigns') };
  return undefined;
}

/** Returns the facts of an action in words, such as the amount of a refund. */
export function detailOf({ action, data }: Entry, texts: LogTexts, lang: Lang): string {
  const { cents, mail, mails, kind, value, from, to, drafts, pictures, count, note, role } = data;
  if (from !== undefined && to !== undefined) {
    const { changed, unlimited } = texts;
    return fill(changed, { from: String(from ?? unlimited), to: String(to ?? unlimited) });
  }
  if (typeof drafts === 'number' && typeof pictures === 'number')
    return fill(texts.imported, { drafts, pictures });
  if (action === 'catalogue_imported' && typeof count === 'number')
    return counted(count, texts.oneDraft, texts.drafts, lang);
  if (typeof note === 'string') return note;
  const roles: Names = texts.roles;
  if (typeof role === 'string') return roles[role] ?? role;
  if (typeof cents === 'number') return formatPrice(cents, lang);
  const mailNames: Names = texts.mailKinds;
  if (typeof mail === 'string') return mailNames[mail] ?? mail;
  if (typeof mails === 'number') return fill(texts.mails, { count: mails });
  if (typeof value !== 'number' || value === 0) return '';
  return kind === 'amount' ? formatPrice(value, lang) : percentText(value, lang);
}

/** Returns who did it: an address, a command by its name, or that the account is gone. */
export function personOf(by: string | null, texts: LogTexts, kit: KitTexts): string {
  return by === null ? texts.gone : (commandName(by, kit) ?? by);
}
