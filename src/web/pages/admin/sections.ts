import { useEffect, useState } from 'react';

/** The parts of the desk. */
type DeskSection = 'orders' | 'packing' | 'person' | 'backup';
/** Views of the page: the numbers, or a part of the desk. */
export type Section = 'live' | DeskSection;

/** Every section with the hash that opens it, the same in both languages. */
export const SECTIONS: Readonly<Record<Section, string>> = {
  live: '',
  orders: '#bestellungen',
  packing: '#packen',
  person: '#personendaten',
  backup: '#sicherung',
};
/** Sections of the back office's own program, with their former hashes, which stand in mails. */
export const MOVED = {
  messages: { hash: '#nachrichten', path: '/messages' },
  range: { hash: '#sortiment', path: '/products' },
  stock: { hash: '#bestand', path: '/stock' },
  codes: { hash: '#codes', path: '/codes' },
  log: { hash: '#protokoll', path: '/log' },
  security: { hash: '#sicherheit', path: '/security' },
} as const;

/** Parts of the range that have moved. */
const MOVED_PARTS = [
  { hash: '#sortiment/produkte', path: '/products' },
  { hash: '#sortiment/sammlungen', path: '/collections' },
  { hash: '#sortiment/angaben', path: '/collections' },
  { hash: '#sortiment/veroeffentlichen', path: '/publish' },
  { hash: '#sortiment/versionen', path: '/publish' },
  { hash: '#sortiment/bilder', path: '/pictures' },
  { hash: '#sortiment/austausch', path: '/import' },
  { hash: '#sortiment/aktionen', path: '/campaigns' },
] as const;

/** Path below this page of what a former hash names; undefined for hashes of this page. */
function movedTo(address: string): string | undefined {
  const moved = [...MOVED_PARTS, ...Object.values(MOVED)].find(({ hash }) =>
    `${address}/`.startsWith(`${hash}/`),
  );
  // Versions were `v12`.
  return moved && moved.path + address.slice(moved.hash.length).replace(/^\/v(\d+)$/, '/$1');
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
