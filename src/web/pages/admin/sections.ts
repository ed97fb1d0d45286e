import { useEffect, useState } from 'react';

/** The parts of the desk. */
type DeskSection = 'orders' | 'packing' | 'range' | 'person' | 'backup';
/** Views of the page: the numbers, or a part of the desk. */
export type Section = 'live' | DeskSection;

/** Every section with the hash that opens it, the same in both languages. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  live: '',
  orders: '#bestellungen',
  packing: '#packen',
  range: '#sortiment',
  person: '#personendaten',
  backup: '#sicherung',
};
/** Sections of the back office's own program, with their former hashes, which stand in mails. */
export const MOVED = {
  messages: { hash: '#nachrichten', path: '/messages' },
  stock: { hash: '#bestand', path: '/stock' },
  codes: { hash: '#codes', path: '/codes' },
  log: { hash: '#protokoll', path: '/log' },
  security: { hash: '#sicherheit', path: '/security' },
} as const;

/** Parts of the range that have moved. */
const MOVED_PARTS = [{ hash: '#sortiment/aktionen', path: '/campaigns' }] as const;

/** Path below this page of what a former hash names; undefined for hashes of this page. */
function movedTo(address: string): string | undefined {
  const moved = [...Object.values(MOVED), ...MOVED_PARTS].find(({ hash }) =>
    `${address}/`.startsWith(`${hash}/`),
  );
  return moved && moved.path + address.slice(moved.hash.length);
}

export const SECTION_KEYS = Object.keys(SECTIONS) as Section[];

/** Section of an address. `#bestellungen/<id>` names an order within its section. */
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
