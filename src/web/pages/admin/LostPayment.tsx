import { apiPath } from '#api-path.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminLostPayment, adminLostPaymentReply } from '#contract/admin-messages.ts';
import type { Lang } from '#routes.ts';
import { formatSum } from '#rules/money.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { useReply } from './desk/use-reply.ts';

type Texts = DashboardProps['texts']['alerts']['lost'];

function factsOf(money: AdminLostPayment, texts: Texts, lang: Lang) {
  const { address, currency } = money;
  const place = address && [
    address.line1,
    address.line2,
    `${address.postalCode} ${address.city}`,
    address.country,
  ];
  return [
    [texts.paid, formatDateTime(money.paid_at, lang)],
    [texts.amount, formatSum(money.amount, currency, lang)],
    [texts.refunded, money.refunded === 0 ? null : formatSum(money.refunded, currency, lang)],
    [texts.name, money.name],
    [texts.email, money.email],
    [texts.address, place?.filter(Boolean).join(', ')],
    [
      texts.items,
      money.lines
        .map(
          ({ name, quantity, amount }) =>
            `${quantity} × ${name}, ${formatSum(amount, currency, lang)}`,
        )
        .join('\n'),
    ],
    [texts.id, money.payment?.id ?? money.session],
  ] as const;
}

/** Everything Stripe knows about money that is no order, asked for when its alert is shown. */
export function LostPayment({
  texts,
  lang,
  alertId,
}: DashboardProps & { readonly alertId: string }) {
  const { lost } = texts.alerts;
  const path = apiPath(ADMIN_API.adminLostPayment, { id: alertId });
  const { reply } = useReply(path, adminLostPaymentReply);
  if (reply === undefined) return null;
  if (!reply.ok) return <p className="news-soft">{lost.unreachable}</p>;
  const { payment } = reply.data;
  return (
    <>
      <dl className="desk-lost" aria-label={lost.title}>
        {factsOf(reply.data, lost, lang).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {payment !== null && (
        <p>
          <a className="desk-link" href={payment.url} target="_blank" rel="noreferrer">
            {lost.open}
          </a>
        </p>
      )}
    </>
  );
}
