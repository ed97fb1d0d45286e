import { useEffect, useState } from 'react';

/** The parts of the desk. */
type DeskSection = 'range' | 'stock' | 'codes';
/** Views of the page: the numbers, or a part of the desk. */
export type Section = 'live' | DeskSection;

/** Every section with the hash that opens it, the same in both languages. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  live: '',
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
  const [section, order] = address.split('/');
  if (section === MOVED.orders.hash && order !== undefined) return `/orders/${order}`;
  return Object.values(MOVED).find(({ hash }) => hash === section)?.path;
}

export const SECTION_KEYS = Object.keys(SECTIONS) as Section[];

/** Section of an address. */
export function sectionOf(address: string): Section {
  const [hash = ''] = address.split('/');
  return SECTION_KEYS.find((key) => hash !== '' && SECTIONS[key] === hash) ?? 'live';
}

/** The section that is shown, kept in the address so that a reload stays there. */
export function useSection(): readonly [Section, (section: Section) => void] {
  const [section, setSection] = useState<Section>('live');
  useEffect(() => {
    const read = () => {
      const path = movedTo(location.hash);
      if (path !== undefined) location.replace(location.pathname + path);
      else setSection(sectionOf(location.hash));
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
