/** Paths on a grid of 24, drawn with a line of 1.5. */
const PATHS = {
  today: 'M3 12h4l3-8 4 16 3-8h4',
  orders: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  packing: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14h10v6.5H7z',
  ship: 'M2.5 5.5h12v11h-12zM14.5 9.5h4l3 3.5v3.5h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  refund: 'M8.5 14 4 9.5 8.5 5M4 9.5h10.5a5.5 5.5 0 0 1 0 11H11',
  returns: 'M8.5 5 4 9.5l4.5 4.5M4.5 9.5H14a5 5 0 0 1 0 10h-3',
  gift: 'M4 11.5h16v9H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5C9 7.5 7 6.5 7 5s2-2 3-1 2 3.5 2 3.5 1-2.5 2-3.5 3-.5 3 1-2 2.5-5 2.5z',
  messages: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  products: 'M3.5 3.5h8l9 9-8 8-9-9zM8 8h.01',
  collections: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  pages: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  pictures: 'M3.5 4.5h17v15h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4M15.5 8.5h.01',
  texts: 'M5.5 3.5h9l4 4v13h-13zM14 3.5v4.5h4.5M8.5 12h7M8.5 16h7',
  campaigns: 'M4 6h9M8 12h12M4 18h7',
  codes: 'M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  stock: 'm12 3.5 9 5-9 5-9-5zM3 13.5l9 5 9-5',
  publish: 'M12 16V4M6.5 9.5 12 4l5.5 5.5M4 20h16',
  import: 'M7.5 4v14M4 14.5 7.5 18l3.5-3.5M16.5 20V6M13 9.5 16.5 6 20 9.5',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  customers:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-5.5 6.5-5.5s6.5 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2.1.7 3.5 2.4 3.5 5.1',
  reports: 'M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-11h3v11',
  people:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19.5c0-3.3 2.4-5 5.5-5s5.5 1.7 5.5 5M16 14.5c3.1 0 5.5 1.7 5.5 5',
  log: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  security: 'm12 3 8 3v6c0 4.8-3.4 7.8-8 9-4.6-1.2-8-4.2-8-9V6z',
  golive: 'M4 9.5 5.5 4h13L20 9.5M5 9.5V20h14V9.5M3.5 9.5h17M10 20v-6h4v6',
  backup: 'M3.5 4h17v5h-17zM5 9v11h14V9M10 13h4',
  shop: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  more: 'M5 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2zM12 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2zM19 11.4a.6.6 0 1 0 0 1.2.6.6 0 1 0 0-1.2z',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.3-4.3',
  rail: 'M3.5 4.5h17v15h-17zM9 4.5v15',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  next: 'm9.5 6 6 6-6 6',
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  back: 'm14.5 6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  retry:
    'M19 5v5h-5M5 19v-5h5M6.5 9.5a6.5 6.5 0 0 1 11.5-1l1 1.5M17.5 14.5a6.5 6.5 0 0 1-11.5 1l-1-1.5',
  key: 'M8 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 11l9-7M17 6.5l2.5 3',
  signOut: 'M10 4H4v16h6M9 12h11M16 8l4 4-4 4',
  handle: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  redo: 'm15.5 5 4.5 4.5-4.5 4.5M19.5 9.5H10a5 5 0 0 0 0 10h3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  screen: 'M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
} as const;
export type IconName = keyof typeof PATHS;

/** Decoration beside a word, or within something that has a name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
