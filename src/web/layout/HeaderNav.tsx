import { SCREENS } from '#routes.ts';
import { useShop } from '../shop-context.ts';
import { BagsMenu } from './BagsMenu.tsx';
import { NavLink } from './NavLink.tsx';
import { NAV_AFTER_BAGS, NAV_BEFORE_BAGS, type NavEntry } from './nav-entries.ts';

/** Links of the header on wide screens; the bags are a menu among them. */
export function HeaderNav() {
  const { t } = useShop();
  const entry = ({ screen, label }: NavEntry) => (
    <NavLink key={screen} to={SCREENS[screen]}>
      {t(label)}
    </NavLink>
  );
  return (
    <nav className="header-nav" aria-label={t('nav.label')}>
      {NAV_BEFORE_BAGS.map(entry)}
      <BagsMenu />
      {NAV_AFTER_BAGS.map(entry)}
    </nav>
  );
}
