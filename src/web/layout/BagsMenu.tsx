import { useEffect, useRef } from 'react';
import { usePath } from '../runtime/shown-hooks.ts';
import { useShop } from '../shop-context.ts';
import { Picture } from '../ui/Picture.tsx';
import { smaller, squarePicture } from '../ui/picture-source.ts';
import { closeOnLeave } from './menu-closing.ts';
import { NavLink } from './NavLink.tsx';
import { getBagEntries } from './nav-entries.ts';

/** Menu of the bags: pictures below the header. Opens by HTML alone. */
export function BagsMenu() {
  const path = usePath();
  const current = path.includes('/products/');
  const { t, lang } = useShop();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeave(menu.current), []);
  return (
    <details ref={menu} name="header-menu" data-menu>
      <summary aria-current={current ? 'true' : undefined}>{t('nav.bags')}</summary>
      <ul className="bags-panel">
        {getBagEntries().map(({ path: to, name, picture }) => (
          <li key={to}>
            <NavLink to={to}>
              <Picture source={smaller(squarePicture(picture), 480)} alt="" sizes="18vw" />
              <span className="name">{name[lang]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
