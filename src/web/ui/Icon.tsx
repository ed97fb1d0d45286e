/** The one icon set: 22 px, 1.5 px lines, drawn for this shop. */
const PATHS = {
  account: 'M11 11.3a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6M3.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6',
  bag: 'M5 8h12l1 12H4zM8 8V6a3 3 0 0 1 6 0v2',
  close: 'm5 5 12 12M17 5 5 17',
  expand: 'M4 9V4h5M13 4h5v5M18 13v5h-5M9 18H4v-5',
  heart: 'M11 19S3 14 3 8.3A4.3 4.3 0 0 1 11 6a4.3 4.3 0 0 1 8 2.3C19 14 11 19 11 19z',
  menu: 'M3 7h16M3 15h16',
  minus: 'M4 11h14',
  pause: 'M8 5v12M14 5v12',
  play: 'M7 4.5v13l10-6.5z',
  plus: 'M11 4v14M4 11h14',
  return: 'M4 9h10a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  search: 'M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15 15l5 5',
  share: 'M11 14V3M7 6.5 11 3l4 3.5M5 11v8h12v-8',
  truck:
    'M2 6h11v10H2zM13 9h4l3 3v4h-7M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
} as const;

type IconName = keyof typeof PATHS;

/** One icon by its path. */
export function IconPath({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 22 22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Decoration only: the control around it carries the name. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <IconPath path={PATHS[name]} className={className} />;
}
