import type { ReactNode } from 'react';
import { href } from '../../routes.ts';
import { Link } from '../runtime/Link.tsx';
import { usePath } from '../runtime/shown-hooks.ts';
import { useShop } from '../shop-context.ts';
import type { PlainScreen } from './nav-entries.ts';

export interface NavLinkProps {
  readonly screen: PlainScreen;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link to a screen, with `aria-current` if it is the shown page or its section. */
export function NavLink({ screen, className, children }: NavLinkProps) {
  const { lang } = useShop();
  const path = usePath();
  const to = href(screen, lang);
  const isHere = path === to;
  const isSection = screen !== 'home' && path.startsWith(`${to}/`);
  const current = isHere ? 'page' : isSection ? 'true' : undefined;
  return (
    <Link href={to} className={className} aria-current={current}>
      {children}
    </Link>
  );
}
