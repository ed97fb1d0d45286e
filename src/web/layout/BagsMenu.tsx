import { useEffect, useRef } from 'react';
import { BAG_COVERS } from '../../catalogue/bag-covers.ts';
import { productName } from '../../catalogue/names.ts';
import { usePath } from '../runtime/shown-hooks.ts';
import { useShop } from '../shop-context.ts';
import { Picture } from '../ui/Picture.tsx';
import { productPicture, smaller } from '../ui/picture-source.ts';
import { closeOnLeave } from './menu-closing.ts';
import { NavLink } from './NavLink.tsx';
import { BAG_ENTRIES } from './nav-entries.ts';

/** Menu of the bags: five pictures below the header. Opens by HTML alone. */
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
        {BAG_ENTRIES.map(({ id, path: to }) => (
          <li key={id}>
            <NavLink to={to}>
              <Picture
                source={smaller(productPicture(id, 'quarter', BAG_COVERS[id]), 480)}
                alt=""
                sizes="18vw"
              />
              <span className="name">{productName(id, lang)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
