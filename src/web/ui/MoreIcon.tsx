import { IconPath } from './Icon.tsx';

/** The icons of the set that few screens need, so that the others don't carry them. */
const PATHS = {
  arrow: 'M4 11h14m-6-6 6 6-6 6',
  back: 'M18 11H4m6-6-6 6 6 6',
  chevron: 'm5 8 6 6 6-6',
  gift: 'M3 8h16v4H3zM5 12v8h12v-8M11 8v12M11 8C8 8 6 7 6 5s4-3 5 3c1-6 5-5 5-3s-2 3-5 3',
  shield: 'M11 2.5 4 5v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V5z',
  up: 'M11 18V4M5 10l6-6 6 6',
} as const;

interface MoreIconProps {
  readonly name: keyof typeof PATHS;
  readonly className?: string;
}

export function MoreIcon({ name, className = '' }: MoreIconProps) {
  return <IconPath path={PATHS[name]} className={className} />;
}
