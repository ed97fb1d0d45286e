import { getRouteApi } from '@tanstack/react-router';
import { Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListPart } from '#admin/kit/ListPart.tsx';
import { Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { placeOf } from '#admin/kit/sections.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminLostPayment, adminLostPaymentReply } from '#contract/admin-messages.ts';
import type { Lang } from '#routes.ts';
import { formatSum } from '#rules/money.ts';
import type { OrderTexts } from './de.ts';

const route = getRouteApi('/orders/lost/$id');

function factsOf(money: AdminLostPayment, { lost }: OrderTexts, lang: Lang) {
  const { address, currency } = money;
  const place = address && [
    address.line1,
    address.line2,
    `${address.postalCode} ${address.city}`,
    address.country,
  ];
  const lines = money.lines.map(
    ({ name, quantity, amount }) => `${quantity} × ${name}, ${formatSum(amount, currency, lang)}`,
  );
  return [
    [lost.paid, formatDateTime(money.paid_at, lang)],
    [lost.amount, formatSum(money.amount, currency, lang)],
    [lost.refunded, money.refunded === 0 ? null : formatSum(money.refunded, currency, lang)],
    [lost.person, money.name],
    [lost.email, money.email],
    [lost.address, place?.filter(Boolean).join(', ')],
    [lost.items, lines.join('; ')],
    [lost.id, money.payment?.id ?? money.session],
  ] as const;
}

/** Money that is no order, with all that Stripe knows about it; its alert leads here. */
export function Section({ texts }: { readonly texts: OrderTexts }) {
  const { lang } = useKit();
  const { id } = route.useParams();
  const { lost, money } = texts;
  const sent = { params: { id } };
  const loading = useApi('GET /api/admin/alerts/:id/payment', sent, adminLostPaymentReply);
  return (
    <Page title={lost.title} parent={{ href: placeOf('today', lang), label: lost.parent }}>
      <ListPart name={lost.name} loading={loading}>
        {(data) => (
          <section className="block" aria-label={lost.name}>
            <dl className="facts">
              {factsOf(data, texts, lang).map(
                ([name, value]) =>
                  value && (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
            {data.payment && (
              <p>
                <Link className="link" href={data.payment.url} target="_blank" rel="noreferrer">
                  {money.open}
                </Link>
              </p>
            )}
          </section>
        )}
      </ListPart>
    </Page>
  );
}
