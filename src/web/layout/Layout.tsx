import { type ReactNode, Suspense, useEffect } from 'react';
import { BACK_TO_TOP_SCROLL_PX, HEADER_BLUR_SCROLL_PX } from '#catalogue/limits.ts';
import { startCart } from '../cart/cart-store.ts';
import { CART_DIALOG_ID } from '../cart/drawer.ts';
import { LastState } from '../runtime/LastState.tsx';
import { lazyPart, withPart } from '../runtime/lazy-part.tsx';
import { ANNOUNCER_ID } from '../runtime/page-marks.ts';
import { useTarget } from '../runtime/shown-hooks.ts';
import { isProductPage } from '../runtime/target.ts';
import { useShop } from '../shop-context.ts';
import { startWishlist } from '../wishlist/wishlist-store.ts';
import { Banner } from './Banner.tsx';
import { MENU_DIALOG_ID, SEARCH_DIALOG_ID } from './dialog-ids.ts';
import { Header } from './Header.tsx';
import { Toasts } from './Toasts.tsx';

/**
 * Marks the document as scrolled a little (the header blurs more) and far (the button back to the top
 * appears). Uses attributes instead of state, so that nothing renders while scrolling.
 */
function watchScroll(): () => void {
  const root = document.documentElement;
  const mark = () => {
    root.toggleAttribute('data-scrolled', scrollY > HEADER_BLUR_SCROLL_PX);
    root.toggleAttribute('data-far', scrollY > BACK_TO_TOP_SCROLL_PX);
  };
  // Width of the scrollbar; the page keeps it as space while a modal dialog hides the scrollbar.
  const measure = () => {
    const width = innerWidth - root.clientWidth;
    if (width > 0) root.style.setProperty('--scrollbar', `${width}px`);
  };
  mark();
  measure();
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', measure);
  return () => {
    removeEventListener('scroll', mark);
    removeEventListener('resize', measure);
  };
}

const Footer = lazyPart('footer', () =>
  withPart(async () => (await import('./Footer.tsx')).Footer),
);
const MobileMenu = lazyPart(MENU_DIALOG_ID, () =>
  withPart(async () => (await import('./MobileMenu.tsx')).MobileMenu),
);
const CartDrawer = lazyPart(CART_DIALOG_ID, () =>
  withPart(async () => (await import('../cart/CartDrawer.tsx')).CartDrawer),
);
const SearchDialog = lazyPart(SEARCH_DIALOG_ID, () =>
  withPart(async () => (await import('../search/SearchDialog.tsx')).SearchDialog),
);

/** Reads cart and wishlist from the browser after hydration, and watches the scroll position. */
function useBrowserState() {
  useEffect(() => {
    const stops = [startCart(), startWishlist(), watchScroll()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/**
 * Layout around every page. Each part is its own Suspense boundary, so that hydration runs in small tasks and
 * a click on one part is handled before the rest.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useShop();
  useBrowserState();
  const target = useTarget();
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Suspense>
        <Banner />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      {/* Space for a product's bar. An attribute, because `:has()` here is evaluated on every change. */}
      <main id="main" data-detail={isProductPage(target) ? '' : undefined}>
        <LastState>
          <Suspense>{children}</Suspense>
        </LastState>
      </main>
      <Footer />
      <MobileMenu />
      <CartDrawer />
      <SearchDialog />
      <Toasts />
      <p id={ANNOUNCER_ID} className="sr" aria-live="polite" />
    </>
  );
}
