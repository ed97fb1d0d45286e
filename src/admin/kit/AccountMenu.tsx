import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { useAccount } from '#browser/account/account-store.ts';
import { signOut } from '#browser/account/sign-out.ts';
import { href } from '#routes.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import { forgetOrders } from './stored.ts';
import { showProblem } from './toasts.tsx';

/** Menu with the name of the login, its account and signing out. */
export function AccountMenu() {
  const { lang, texts } = useKit();
  const { account } = texts;
  const session = useAccount((state) => state.session);
  const email = session?.user.email ?? '';
  const leave = async () => {
    if (!(await signOut())) return showProblem(texts.notDone, texts.failed);
    forgetOrders();
    location.assign(href('home', lang));
  };
  return (
    <MenuTrigger>
      <Button className="top-item">
        <span className="hidden">{account.label}, </span>
        <span
          className="strong size-6 flex-none rounded-full bg-(--paper-2) text-center text-[0.75rem] leading-6 text-(--ink)"
          aria-hidden="true"
        >
          {email.slice(0, 2).toUpperCase()}
        </span>
        <span className="cut max-wide:sr-only">{email}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={account.label}>
          <MenuSection>
            <Header className="px-3 pt-2 pb-2.5 text-(--soft) wrap-anywhere">{email}</Header>
            <MenuItem href={href('account', lang)}>
              <Icon name="key" />
              {account.password}
            </MenuItem>
            <MenuItem href={`${href('account', lang)}#sicherheit`} textValue={account.factor}>
              <Icon name="security" />
              {account.factor}
              <span className={session?.hasFactor ? 'menu-end ok' : 'menu-end warn'}>
                {session?.hasFactor ? account.on : account.off}
              </span>
            </MenuItem>
            <MenuItem href={`${href('account', lang)}#sicherheit`}>
              <Icon name="log" />
              {account.logins}
            </MenuItem>
          </MenuSection>
          <Separator />
          <MenuItem onAction={() => void leave()}>
            <Icon name="signOut" />
            {account.signOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
