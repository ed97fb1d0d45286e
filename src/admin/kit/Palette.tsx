import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import statesDe from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import statesEn from '#catalogue/texts/order-states.en.json' with { type: 'json' };
import { adminOrdersReply } from '#contract/admin-orders.ts';
import { adminProductsReply } from '#contract/admin-products.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { loadCode } from '../load-code.ts';
import { Icon, type IconName } from './Icon.tsx';
import { placeOf, type SectionKey, useKit } from './kit-context.ts';
import { maySee, ownSections } from './may.ts';
import { useApi } from './queries.ts';
import { useDebounced } from './SearchBox.tsx';

interface Hit {
  readonly id: string;
  readonly text: string;
  readonly icon: IconName;
  readonly href: string;
  /** Said at the end of the row. */
  readonly end?: string;
}

const SHOWN = 5;
const LEAST_TYPED = 2;
const STATES = { de: statesDe.status, en: statesEn.status };

function useOrders(typed: string): Hit[] {
  const { lang, texts } = useKit();
  const isAsked = typed.length >= LEAST_TYPED && maySee('orders');
  const { data, isPlaceholderData } = useApi(
    'POST /api/admin/orders',
    { body: { q: typed } },
    adminOrdersReply,
    { isAsked },
  );
  if (!isAsked || isPlaceholderData) return [];
  return (data?.orders ?? []).slice(0, SHOWN).map((order): Hit => {
    const { id, number, status, customer_name: name, customer_email: email } = order;
    const bought = order.items.filter(({ gift }) => !gift);
    const items = bought.map((item) => item.name).join(', ');
    const unpaid = status === 'pending' ? fill(texts.palette.unpaid, { items }) : items;
    return {
      id: `order-${id}`,
      text: [number ?? unpaid, name ?? email].filter(Boolean).join(' '),
      icon: 'orders',
      href: `${placeOf('orders', lang)}/${number ?? id}`,
      end: `${STATES[lang][status]}, ${formatPrice(order.amount, lang)}`,
    };
  });
}

function useProducts(typed: string): Hit[] {
  const { lang, texts } = useKit();
  const isAsked = typed.length >= LEAST_TYPED && maySee('products');
  const { data, isPlaceholderData } = useApi(
    'POST /api/admin/catalogue/products',
    { body: { search: typed } },
    adminProductsReply,
    { isAsked },
  );
  if (!isAsked || isPlaceholderData) return [];
  return (data?.products ?? []).slice(0, SHOWN).map((product): Hit => {
    const { id, name, state, price_cents: own, shop_cents: shop } = product;
    const hasDraft = state === 'new' || state === 'changed';
    const prices = [
      shop === null ? null : formatPrice(shop, lang),
      hasDraft && own !== null && own !== shop
        ? fill(texts.palette.draftPrice, { price: formatPrice(own, lang) })
        : null,
    ];
    return {
      id: `product-${id}`,
      text: name?.[lang] ?? id,
      icon: 'products',
      href: `${placeOf('products', lang)}/${id}`,
      end: prices.filter(Boolean).join(', '),
    };
  });
}

/** Parts and fields of the settings, whose names load with the first letters. */
function useSettings(typed: string): Hit[] {
  const { lang, texts } = useKit();
  const isAsked = typed.length >= LEAST_TYPED && maySee('settings');
  const { data = [] } = useQuery({
    queryKey: ['code', 'settings-hits', lang],
    queryFn: async () => {
      const { settingsHits } = await loadCode(
        () => import('../sections/settings/settings-hits.ts'),
      );
      return settingsHits(lang);
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isAsked) return [];
  return data.map(({ text, href: address, part }) => ({
    ...{ id: address, text, icon: 'settings' as const, href: address },
    end: part ?? texts.nav.settings,
  }));
}

/** Actions, each with the section in which it is done. */
const ACTIONS = {
  slips: 'packing',
  newCode: 'codes',
  newCampaign: 'campaigns',
  count: 'stock',
  publish: 'publish',
  personExport: 'customers',
  endLogins: 'log',
} as const satisfies Record<string, SectionKey>;

function Hits({ typed, onClose }: { readonly typed: string; readonly onClose: () => void }) {
  const { lang, texts } = useKit();
  const { palette } = texts;
  const { contains } = useFilter({ sensitivity: 'base' });
  const settled = useDebounced(typed);
  const orders = useOrders(settled);
  const products = useProducts(settled);
  const settings = useSettings(typed.trim());
  const sections = ownSections().map((key): Hit => {
    return { id: key, text: texts.nav[key], icon: key, href: placeOf(key, lang) };
  });
  const actions = Object.entries(ACTIONS)
    .filter(([, section]) => maySee(section))
    .map(([key, section]): Hit => {
      const text = palette.actions[key as keyof typeof ACTIONS];
      return { id: `do-${key}`, text, icon: section, href: placeOf(section, lang) };
    });
  const own: Hit[] = [
    { id: 'shop', text: texts.nav.shop, icon: 'shop', href: href('home', lang) },
    { id: 'account', text: texts.account.own, icon: 'customers', href: href('account', lang) },
  ];
  const named = (hits: readonly Hit[]) => hits.filter(({ text }) => contains(text, typed.trim()));
  // Until the server has replied to what is typed now, only what has its words.
  const found = (hits: readonly Hit[]) => (settled === typed.trim() ? hits : named(hits));
  const groups = [
    { id: 'orders', title: texts.nav.orders, hits: found(orders) },
    { id: 'products', title: texts.nav.products, hits: found(products) },
    { id: 'sections', title: palette.sections, hits: named([...sections, ...settings]) },
    { id: 'actions', title: palette.do, hits: named([...actions, ...own]) },
  ];
  return (
    <Menu
      className="menu overflow-auto"
      aria-label={palette.hits}
      onAction={onClose}
      renderEmptyState={() => <p className="soft">{texts.filters.none}</p>}
    >
      {groups
        .filter(({ hits }) => hits.length > 0)
        .map(({ id: group, title, hits }) => (
          <MenuSection key={group} id={`group-${group}`} aria-label={title}>
            <Header className="px-3 pt-2 pb-2.5 text-(--soft) wrap-anywhere">{title}</Header>
            {hits.map(({ id, text, icon, href: address, end }) => (
              <MenuItem key={id} id={id} href={address} textValue={text}>
                <Icon name={icon} />
                <span className="cut">{text}</span>
                {end !== undefined && <span className="menu-end soft">{end}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
    </Menu>
  );
}

/** Finds sections, orders, products, and what can be done. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useKit();
  const [typed, setTyped] = useState('');
  return (
    <ModalOverlay
      className="scrim items-start justify-items-center pt-[12vh] max-wide:p-0"
      isDismissable
      isOpen
      onOpenChange={onClose}
    >
      <Modal className="dialog w-[min(40rem,100%)] overflow-hidden max-wide:h-dvh max-wide:max-h-none max-wide:w-full max-wide:border-0">
        <Dialog
          className="flex max-h-[min(36rem,76dvh)] flex-col max-wide:max-h-full"
          aria-label={texts.palette.open}
        >
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField
              className="flex min-h-13 flex-none items-center gap-3 border-b border-line-2 px-4 [&>.icon]:text-(--soft)"
              aria-label={texts.palette.open}
              autoFocus
            >
              <Icon name="search" />
              <Input
                className="min-w-0 flex-1 border-0 bg-transparent text-[1rem] outline-none"
                placeholder={texts.palette.placeholder}
                maxLength={100}
              />
              <kbd className="max-wide:hidden">Esc</kbd>
              <Button
                slot={null}
                className="button quiet square phone-only"
                aria-label={texts.close}
                onPress={onClose}
              >
                <Icon name="close" />
              </Button>
            </SearchField>
            <Hits typed={typed} onClose={onClose} />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
