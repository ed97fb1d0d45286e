import { useEffect, useRef } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminAlert, adminAlertsReply } from '#contract/admin-messages.ts';
import { formReply } from '#contract/forms.ts';
import { localized, SCREENS } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { focusView } from './desk/row-focus.ts';
import { useAction } from './desk/use-action.ts';
import { useReply } from './desk/use-reply.ts';
import { useLive } from './live-store.ts';

interface AlertProps extends DashboardProps {
  readonly alert: AdminAlert;
  readonly onDismissed: () => void;
}

function Alert({ texts, lang, alert, onDismissed }: AlertProps) {
  const { alerts } = texts;
  const { busy, problem, send } = useAction({ texts: { failed: alerts.failed }, lang });
  const dismiss = async () => {
    if (await send(apiPath(ADMIN_API.adminAlertDismiss, { id: alert.id }), {}, formReply))
      onDismissed();
  };
  const time = formatDateTime(alert.last_at, lang);
  const { title, order_id: orderId, order_number: number } = alert;
  return (
    <li className="news-alert">
      <h3>{title}</h3>
      <p>{alert.text}</p>
      <p className="news-soft num">
        {alert.times === 1 ? time : fill(alerts.times, { count: alert.times, time })}
      </p>
      <p className="news-alert-ways">
        {orderId !== null && (
          <a className="desk-button" href={`${localized(SCREENS.admin, lang)}/orders/${orderId}`}>
            {number === null ? alerts.order : fill(alerts.orderNamed, { number })}
          </a>
        )}
        {alert.kind === 'money_without_order' && (
          <a
            className="desk-button"
            href={`${localized(SCREENS.admin, lang)}/orders/lost/${alert.id}`}
          >
            {alerts.lost}
          </a>
        )}
        <button
          type="button"
          className="desk-button"
          aria-label={fill(alerts.dismissNamed, { title })}
          aria-busy={busy}
          onClick={() => void dismiss()}
        >
          {alerts.dismiss}
        </button>
      </p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** Conditions the owner must know of, above every section; nothing while there is none. */
export function Alerts({ texts, lang }: DashboardProps) {
  const { reply, reload } = useReply(ADMIN_API.adminAlerts, adminAlertsReply);
  const heading = useRef<HTMLHeadingElement>(null);
  // The stream brings a snapshot whenever an order changes; its minute is often enough here.
  const minute = useLive(({ snapshot }) => snapshot?.at.slice(0, 16));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new minute asks again
  useEffect(reload, [minute]);
  const hasAlerts = reply?.ok && reply.data.alerts.length > 0;
  useEffect(() => {
    if (!hasAlerts) return;
    // The title goes with the last alert.
    return () => {
      if (document.activeElement === document.body) focusView();
    };
  }, [hasAlerts]);
  if (!hasAlerts) return null;
  const onDismissed = () => {
    // The button that was pressed leaves with its alert.
    heading.current?.focus();
    reload();
  };
  return (
    <section className="news-alerts" aria-labelledby="alerts-title">
      <h2 id="alerts-title" ref={heading} tabIndex={-1}>
        {texts.alerts.title}
      </h2>
      <ul>
        {reply.data.alerts.map((alert) => (
          <Alert key={alert.id} texts={texts} lang={lang} alert={alert} onDismissed={onDismissed} />
        ))}
      </ul>
    </section>
  );
}
