import { Button, Disclosure, DisclosurePanel, Heading, Link } from 'react-aria-components';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminAlert,
  type AdminLostPayment,
  adminAlertsReply,
  adminLostPaymentReply,
} from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatSum } from '#rules/money.ts';
import type { KitTexts } from '../texts/texts.ts';
import { Facts } from './Block.tsx';
import { Icon } from './Icon.tsx';
import { placeOf, useKit } from './kit-context.ts';
import { useMay } from './may.ts';
import { useApi, useProblemText, useSend, useShowProblem } from './queries.ts';

/** Names of the facts with their values; null for what isn't known. */
function factsOf(
  money: AdminLostPayment,
  texts: KitTexts['alerts']['lost'],
  lang: Lang,
): [name: string, value: string | null | undefined][] {
  const { address, currency } = money;
  const sum = (cents: number) => formatSum(cents, currency, lang);
  const city = address && `${address.postalCode} ${address.city}`;
  const items = money.lines.map(
    ({ name, quantity, amount }) => `${quantity} × ${name}, ${sum(amount)}`,
  );
  return [
    [texts.paid, formatDateTime(money.paid_at, lang)],
    [texts.amount, sum(money.amount)],
    [texts.refunded, money.refunded === 0 ? null : sum(money.refunded)],
    [texts.name, money.name],
    [texts.email, money.email],
    [
      texts.address,
      address && [address.line1, address.line2, city, address.country].filter(Boolean).join(', '),
    ],
    [texts.item, items.join('; ')],
    [texts.id, money.payment?.id ?? money.session],
  ];
}

/** Everything Stripe knows about money that is no order. */
function LostPayment({ id }: { readonly id: string }) {
  const { lang, texts } = useKit();
  const textOf = useProblemText();
  const { data, error } = useApi(
    'GET /api/admin/alerts/:id/payment',
    { params: { id } },
    adminLostPaymentReply,
  );
  if (error) return <p className="soft">{textOf(error)}</p>;
  if (!data) return null;
  return (
    <>
      <Facts rows={factsOf(data, texts.alerts.lost, lang)} />
      {data.payment && (
        <Link className="link" href={data.payment.url} target="_blank" rel="noreferrer">
          {texts.alerts.lost.open}
        </Link>
      )}
    </>
  );
}

function Row({ alert }: { readonly alert: AdminAlert }) {
  const { lang, texts } = useKit();
  const { id, title, text, times, order_id: order, order_number: number } = alert;
  const showProblem = useShowProblem();
  const { mutate, isPending } = useSend('POST /api/admin/alerts/:id/dismiss', formReply, [
    'GET /api/admin/alerts',
  ]);
  const dismiss = () => mutate({ params: { id }, body: {} }, { onError: showProblem });
  const time = formatDateTime(alert.last_at, lang);
  return (
    <li className="border-line-2">
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {alert.kind === 'money_without_order' && <LostPayment id={id} />}
        <p className="faint">
          {times === 1 ? time : fill(texts.alerts.times, { count: times, time })}
        </p>
      </div>
      {order !== null && (
        <Link className="button" href={`${placeOf('orders', lang)}/${order}`}>
          {number === null ? texts.alerts.order : fill(texts.alerts.orderNamed, { number })}
        </Link>
      )}
      <Button
        className="button"
        aria-label={fill(texts.alerts.dismissNamed, { title })}
        isPending={isPending}
        onPress={dismiss}
      >
        {texts.alerts.dismiss}
      </Button>
    </li>
  );
}

/** Conditions that need the owner: one line that opens to a row each; nothing while there is none. */
export function Alerts() {
  const { texts } = useKit();
  const { data } = useApi('GET /api/admin/alerts', {}, adminAlertsReply, {
    isAsked: useMay('GET /api/admin/alerts'),
  });
  const alerts = data?.alerts ?? [];
  const { length } = alerts;
  // A date of the law comes before what happened last.
  const first = alerts.find(({ kind }) => kind === 'withdrawal_due') ?? alerts.at(-1);
  if (first === undefined) return null;
  const { title } = first;
  const others = alerts.filter((each) => each !== first).toReversed();
  const text = length === 1 ? texts.alerts.one : texts.alerts.many;
  return (
    <Disclosure>
      <Heading level={2}>
        <Button slot="trigger" className="alert-line w-full font-[400] [font-stretch:100%]">
          <Icon name="alert" />
          <span className="cut">{fill(text, { count: length, title })}</span>
          <Icon name="down" />
        </Button>
      </Heading>
      <DisclosurePanel>
        <ul className="plain-rows border-b border-line bg-(--hot-bg) px-(--pad)">
          {[first, ...others].map((alert) => (
            <Row key={alert.id} alert={alert} />
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}
