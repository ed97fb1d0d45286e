import { href } from '../../routes.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { deferred } from '../deferred.tsx';
import { Link } from '../navigation/Link.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MENU_DIALOG_ID } from './menu-dialog.ts';
import { NavLink } from './NavLink.tsx';
import { NAV_AFTER_BAGS, NAV_BEFORE_BAGS, type NavEntry } from './nav-entries.ts';

const BagsMenu = deferred('bags', async () => (await import('./BagsMenu.tsx')).BagsMenu);

const HeaderLanguage = deferred(
  'language',
  async () => (await import('./LanguageSwitch.tsx')).HeaderLanguage,
);

export function Header() {
  const { t, lang } = useShop();
  const entry = ({ screen, label }: NavEntry) => (
    <NavLink key={screen} screen={screen}>
      {t(label)}
    </NavLink>
  );
  return (
    <header className="header">
      <div className="flex items-center">
        <button
          type="button"
          className="icon-btn lg:hidden"
          aria-label={t('nav.menu')}
          {...opensDialog(MENU_DIALOG_ID)}
        >
          <Icon name="menu" />
        </button>
        <Link className="logo" href={href('home', lang)} aria-label={t('nav.logo')}>
          ELVARE
        </Link>
      </div>
      <nav className="header-nav" aria-label={t('nav.label')}>
        {NAV_BEFORE_BAGS.map(entry)}
        <BagsMenu />
        {NAV_AFTER_BAGS.map(entry)}
      </nav>
      <div className="header-tools">
        <HeaderLanguage />
        <SearchButton />
        <AccountMenu />
        <CartButton />
      </div>
    </header>
  );
}
