import type { ReactNode } from 'react';
import { localized, SCREENS } from '#routes.ts';
import { Link } from '../runtime/Link.tsx';
import { usePath } from '../runtime/shown-hooks.ts';
import { useShop } from '../shop-context.ts';

interface NavLinkProps {
  /** German path. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link to a page, with `aria-current` if it is the shown page or its section. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const { lang } = useShop();
  const path = usePath();
  const href = localized(to, lang);
  const isHere = path === href;
  const isSection = to !== SCREENS.home && path.startsWith(`${href}/`);
  const current = isHere ? 'page' : isSection ? 'true' : undefined;
  return (
    <Link href={href} className={className} aria-current={current}>
      {children}
    </Link>
  );
}
