import { useEffect, useRef } from 'react';
import { localized } from '#routes.ts';
import { usePath } from '../runtime/shown-hooks.ts';
import type { MenuItem } from '../settings.ts';
import { useShop } from '../shop-context.ts';
import { Picture } from '../ui/Picture.tsx';
import { smaller, squarePicture } from '../ui/picture-source.ts';
import { closeOnLeave } from './menu-closing.ts';
import { NavLink } from './NavLink.tsx';

interface MenuPanelProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Products as pictures below the header. Opens by HTML alone. */
export function MenuPanel({ label, items }: MenuPanelProps) {
  const path = usePath();
  const { lang } = useShop();
  const current = items.some((item) => localized(item.path, lang) === path);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeave(menu.current), []);
  return (
    <details ref={menu} name="header-menu" data-menu>
      <summary aria-current={current ? 'true' : undefined}>{label}</summary>
      <ul className="bags-panel">
        {items.map(({ path: to, name, cover }) => (
          <li key={to}>
            <NavLink to={to}>
              <Picture source={smaller(squarePicture(cover), 480)} alt="" sizes="18vw" />
              <span className="name">{name[lang]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
