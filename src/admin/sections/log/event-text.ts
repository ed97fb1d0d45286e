import { commandName } from '#admin/kit/counted.ts';
import type { KitTexts } from '#admin/texts/texts.ts';
import type { AdminSecurityReply } from '#contract/admin-security.ts';
import { fill } from '#rules/fill.ts';
import type { LogTexts } from './texts.ts';

type SecurityEvent = AdminSecurityReply['events'][number];
type Texts = LogTexts['security'];
type Names = Readonly<Record<string, string | undefined>>;

/** Returns the name of a kind of event, also of one that another version wrote. */
export function eventName({ kinds, otherKind }: Texts, kind: string): string {
  const names: Names = kinds;
  return names[kind] ?? otherKind;
}

/** Returns the facts of an event in words, such as `with password, new device`. */
export function eventFacts(texts: Texts, { data, times }: SecurityEvent): string {
  const named = Object.entries(texts.facts).map(([fact, names]: [string, Names]) => {
    const value = data[fact];
    return typeof value === 'string' ? names[value] : undefined;
  });
  const seconds = data['seconds'];
  const said = [
    ...named,
    data['new_device'] === true ? texts.newDevice : undefined,
    typeof seconds === 'number' ? fill(texts.waited, { count: seconds }) : undefined,
    times > 1 ? fill(texts.times, { count: times }) : undefined,
  ];
  return said.filter((part) => part !== undefined).join(', ');
}

/** Returns where it happened in words: a route, a command or the database is nothing that an owner knows. */
export function placeName(texts: Texts, place: string, kit: KitTexts): string {
  const path = place.replace(/^[A-Z]+ /, '');
  const found = Object.entries(texts.places).find(([start]) => path.startsWith(start));
  return commandName(place, kit) ?? found?.[1] ?? texts.placeElsewhere;
}

/** Returns the account's address, or why there is none. */
export function eventAccount(
  { gone, security }: Pick<LogTexts, 'gone' | 'security'>,
  { account, email }: Pick<SecurityEvent, 'account' | 'email'>,
): string {
  return email ?? (account === null ? security.unknown : gone);
}
