import { href } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { lineKey } from '#rules/line-ids.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { CART_DIALOG_ID } from '#web/cart/drawer.ts';
import { viewLine } from '#web/cart/line-view.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { rangeHref } from '#web/shop-facts.ts';
import { opensDialog } from '#web/ui/dialog-control.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { CancelData } from './data.ts';
import type de from './de.json';

/** Products that still wait in the cart, as pictures that lead to them. */
function Waiting({ texts, lang }: Pick<PageProps<typeof de>, 'texts' | 'lang'>) {
  const items = useCart((state) => state.items);
  const { cards } = useItemCards(items, lang);
  if (items.length === 0 || !cards) return null;
  return (
    <section className="max-md:pt-14" aria-label={texts.waiting}>
      <ul className="grid grid-cols-2 gap-2">
        {items.map((item) => {
          const { title, pictures, href: to } = viewLine(item, cards, lang);
          return (
            to && (
              <li key={lineKey(item)} className="only:col-span-2">
                <Link className="block" href={to}>
                  <span className="flex bg-ground">
                    {pictures.map((source) => (
                      <Picture
                        key={source.base}
                        source={source}
                        alt=""
                        sizes={`(min-width: 56.25rem) ${Math.round(40 / pictures.length)}vw, 100vw`}
                        eager
                        className="flex-1"
                      />
                    ))}
                  </span>
                  <span className="name block py-3">{title}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Nothing was charged, nothing is lost; the ways on (docs/specification.md#29-after-payment). */
export function Page({ texts, lang, data }: PageProps<typeof de, CancelData>) {
  const { company, mode } = useShop().settings;
  const text = isDemo(mode) ? texts.contactText : texts.contactPlain;
  const [before = '', after = ''] = text.split('{email}');
  const isEmpty = useCart(({ items, known }) => known && items.length === 0);
  return (
    <div className="wrap section grid min-h-[70vh] grid-cols-1 items-start gap-x-12 md:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="h2">{texts.title}</h1>
        <p className="lead max-w-[34em] pt-5">{isEmpty ? texts.textEmpty : texts.text}</p>
        {isEmpty ? (
          <Link className="btn solid mt-8 max-sm:w-full" href={rangeHref(lang)}>
            {texts.continue}
          </Link>
        ) : (
          <button
            type="button"
            className="btn solid mt-8 max-sm:w-full"
            {...opensDialog(CART_DIALOG_ID)}
          >
            {texts.cart}
          </button>
        )}
        <div className="flex flex-wrap gap-x-6 pt-3">
          <button type="button" className="link min-h-[44px]" onClick={() => history.back()}>
            {texts.back}
          </button>
          <Link className="link inline-flex min-h-[44px] items-center" href={href('home', lang)}>
            {texts.home}
          </Link>
          <Link className="link inline-flex min-h-[44px] items-center" href={href('help', lang)}>
            {texts.help}
          </Link>
        </div>
        <section className="mt-16 border-t border-ink pt-5">
          <h2 className="h3">{texts.contact}</h2>
          <p className="pt-2">
            {before}
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            {fill(after, { hours: data?.supportAnswerHours })}
          </p>
          {company.phone && <p>{fill(texts.phone, { phone: company.phone })}</p>}
        </section>
      </div>
      <Waiting texts={texts} lang={lang} />
    </div>
  );
}

export function head({ texts }: PageProps<typeof de, CancelData>): PageHead {
  return { title: texts.title, description: texts.description };
}
