import { SCREENS } from '#routes.ts';
import { useShop } from '../shop-context.ts';
import { menuPages } from '../shop-facts.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { menuEntries } from './menu.ts';
import { NavLink } from './NavLink.tsx';

/** Links of the header on wide screens, with the collections of the menu among them. */
export function HeaderNav() {
  const { t, lang } = useShop();
  return (
    <nav className="header-nav" aria-label={t('nav.label')}>
      <NavLink to={SCREENS.home}>{t('nav.home')}</NavLink>
      {menuPages().map(({ path, name }) => (
        <NavLink key={path} to={path}>
          {name[lang]}
        </NavLink>
      ))}
      {menuEntries().map((entry) =>
        entry.items ? (
          <MenuPanel key={entry.label.de} label={entry.label[lang]} items={entry.items} />
        ) : (
          <NavLink key={entry.path} to={entry.path}>
            {entry.label[lang]}
          </NavLink>
        ),
      )}
      <NavLink to={SCREENS.help}>{t('nav.help')}</NavLink>
    </nav>
  );
}
