import { useEffect, useState } from 'react';
import { BACK_OFFICE, localized, splitLang } from '#routes.ts';

/** Sections that have not moved into the program of the back office. */
export type Section = 'orders' | 'range' | 'stock' | 'codes' | 'person' | 'backup';

/** Every section with the hash that opens it, the same in both languages. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  orders: '#bestellungen',
  range: '#sortiment',
  stock: '#bestand',
  codes: '#codes',
  person: '#personendaten',
  backup: '#sicherung',
};
/** Sections of the back office's own program, with their former hashes, which stand in mails. */
export const MOVED = {
  packing: { hash: '#packen', path: '/packing' },
  messages: { hash: '#nachrichten', path: '/messages' },
  log: { hash: '#protokoll', path: '/log' },
  security: { hash: '#sicherheit', path: '/security' },
} as const;

/** Path below this page of what a former hash names; undefined for hashes of this page. */
function movedTo(address: string): string | undefined {
  return Object.values(MOVED).find(({ hash }) => hash === address.split('/')[0])?.path;
}

export const SECTION_KEYS = Object.keys(SECTIONS) as Section[];

/** Section of an address. */
export function sectionOf(address: string): Section | undefined {
  const [hash = ''] = address.split('/');
  return SECTION_KEYS.find((key) => SECTIONS[key] === hash);
}

/** The section that is shown, kept in the address so that a reload stays there. Other anchors lead to the program. */
export function useSection(): readonly [Section | undefined, (section: Section) => void] {
  const [section, setSection] = useState<Section>();
  useEffect(() => {
    const read = () => {
      const shown = sectionOf(location.hash);
      const { lang } = splitLang(location.pathname);
      if (shown) setSection(shown);
      else location.replace(localized(BACK_OFFICE, lang) + (movedTo(location.hash) ?? ''));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const show = (next: Section) => {
    history.replaceState(history.state, '', `${location.pathname}${SECTIONS[next]}`);
    setSection(next);
  };
  return [section, show];
}
