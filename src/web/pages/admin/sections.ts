import { useEffect, useState } from 'react';
import { BACK_OFFICE, localized, splitLang } from '#routes.ts';

/** Sections that have not moved into the program of the back office. */
export type Section = 'range' | 'stock' | 'codes';

/** Every section with the hash that opens it, the same in both languages. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  range: '#sortiment',
  stock: '#bestand',
  codes: '#codes',
};
/** Sections of the back office's own program, with their former hashes, which stand in mails. */
export const MOVED = {
  orders: { hash: '#bestellungen', path: '/orders' },
  packing: { hash: '#packen', path: '/packing' },
  messages: { hash: '#nachrichten', path: '/messages' },
  person: { hash: '#personendaten', path: '/person' },
  log: { hash: '#protokoll', path: '/log' },
  security: { hash: '#sicherheit', path: '/security' },
  backup: { hash: '#sicherung', path: '/backup' },
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
