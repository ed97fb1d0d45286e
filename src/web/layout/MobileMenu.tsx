import { Fragment } from 'react';
import { useAccount } from '#browser/account/account-store.ts';
import { BACK_OFFICE, href, SCREENS, type Screen } from '#routes.ts';
import type { TextKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import { menuLinks } from '../settings.ts';
import { usePart } from '../shop-context.ts';
import { menuPages } from '../shop-facts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { closeDialog } from '../ui/dialog-control.ts';
import { MENU_DIALOG_ID } from './dialog-ids.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { menuEntries } from './menu.ts';
import { NavLink } from './NavLink.tsx';

/** Menu for phones with all links of the header. Closes when a link is chosen. */
export function MobileMenu() {
  const { t, lang } = usePart();
  const session = useAccount((state) => state.session);
  const link = (to: string, text: string) => (
    <li key={to}>
      <NavLink to={to} className="menu-link">
        {text}
      </NavLink>
    </li>
  );
  const entry = (screen: Screen, label: TextKey) => link(SCREENS[screen], t(label));
  const menu = menuEntries();
  const [range] = menu;
  return (
    <Dialog id={MENU_DIALOG_ID} title={t('nav.menu')} kind="menu">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys */}
      <nav
        className="menu-nav"
        aria-label={t('nav.menu')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) {
            closeDialog(MENU_DIALOG_ID);
          }
        }}
      >
        <ul className="menu-large">
          {entry('home', 'nav.home')}
          {menuPages().map(({ path, name }) => link(path, name[lang]))}
        </ul>
        <h3 className="note">{range?.label[lang]}</h3>
        <ul className="menu-large">
          {menuLinks(menu).map((each) =>
            link(each.path, each === range ? t('nav.all') : each.label[lang]),
          )}
        </ul>
        {menu.map(
          ({ label, items }) =>
            items && (
              <Fragment key={label.de}>
                <h3 className="note">{label[lang]}</h3>
                <ul>{items.map(({ path, name }) => link(path, name[lang]))}</ul>
              </Fragment>
            ),
        )}
        <h3 className="note">{t('nav.account')}</h3>
        <ul>
          {session ? entry('account', 'nav.orders') : entry('auth', 'nav.login')}
          {!session && (
            <li>
              <Link className="menu-link" href={`${href('auth', lang)}?neu`}>
                {t('nav.register')}
              </Link>
            </li>
          )}
          {entry('wishlist', 'nav.wishlist')}
          {session?.showsAdminLink && link(BACK_OFFICE, t('nav.admin'))}
          {entry('help', 'nav.help')}
        </ul>
        <LanguageSwitch />
      </nav>
    </Dialog>
  );
}
