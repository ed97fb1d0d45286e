import { getRouteApi } from '@tanstack/react-router';
import { Link } from 'react-aria-components';
import { Block, Facts, WithAside } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { placeOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminCustomerReply, adminCustomerReply } from '#contract/admin-customers.ts';
import { formatPrice } from '#rules/money.ts';
import { Answer } from '../messages/Answer.tsx';
import { PersonData } from './PersonData.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/customers/$id');

interface CustomerProps {
  readonly reply: AdminCustomerReply;
}

function CustomerFacts({ reply: { customer, account } }: CustomerProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { columns } = texts;
  const { email, newsletter, orders, spent, last_order_at: at } = customer;
  return (
    <Facts
      rows={[
        [
          columns.email,
          <Link key={email} className="link wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </Link>,
        ],
        [columns.orders, formatCount(orders, lang)],
        [columns.spent, formatPrice(spent, lang)],
        [columns.last, formatDateTime(at, lang)],
        [columns.newsletter, newsletter === null ? texts.no : texts.newsletterStates[newsletter]],
        [texts.account, texts.accounts[account]],
      ]}
    />
  );
}

function Orders({ reply: { orders } }: CustomerProps) {
  const texts = useTexts();
  const { lang } = useKit();
  return (
    <Block title={texts.orders}>
      {orders.length === 0 && <p className="soft">{texts.noOrders}</p>}
      <ul className="plain-rows">
        {orders.map(({ id, number, status, fulfilment, amount, items, papers, created_at: at }) => (
          <li key={id}>
            <div className="min-w-0">
              <Link className="link" href={`${placeOf('orders', lang)}/${number ?? id}`}>
                <b>{number ?? texts.unpaid}</b>
              </Link>{' '}
              <span className="soft">{formatDateTime(at, lang)}</span>
              <p className="soft">
                {items
                  .filter(({ gift }) => !gift)
                  .map(({ name }) => name)
                  .join(', ')}
              </p>
              {papers && papers.length > 0 && (
                <p className="soft">{papers.map((paper) => paper.number).join(', ')}</p>
              )}
            </div>
            <span>
              <span className="soft">
                {texts.status[status]}
                {number !== null && ` · ${texts.fulfilment[fulfilment]}`}
              </span>{' '}
              {formatPrice(amount, lang)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Messages({ reply: { messages, reply_to: mailbox } }: CustomerProps) {
  const texts = useTexts();
  const { lang } = useKit();
  return (
    <Block title={texts.messages}>
      {messages.length === 0 && <p className="soft">{texts.noMessages}</p>}
      <ul className="grid gap-6">
        {messages.map((message) => (
          <li key={message.id} className="border-t border-line pt-3">
            <p className="mb-2">
              <Link className="link" href={sectionHref(lang, `/messages/${message.id}`)}>
                <b>{message.subject}</b>
              </Link>{' '}
              <span className="soft">{formatDateTime(message.created_at, lang)}</span>
            </p>
            <p className="prose">{message.message}</p>
            <Answer message={message} mailbox={mailbox} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Returns({ reply: { returns } }: CustomerProps) {
  const texts = useTexts();
  const { lang } = useKit();
  if (returns.length === 0) return null;
  return (
    <Block title={texts.returns}>
      <ul className="plain-rows">
        {returns.map(({ id, typed_order: order, goods, declared_at: at, done_at: doneAt }) => (
          <li key={id}>
            <div className="min-w-0">
              <b>{order}</b> <span className="soft">{formatDateTime(at, lang)}</span>
              {goods !== null && <p className="soft">{goods}</p>}
            </div>
            <span className={doneAt === null ? 'warn' : 'soft'}>
              {doneAt === null ? texts.returnOpen : texts.returnDone}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** A customer on one screen: orders, messages with their answers, returns, and what is kept. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const loading = useApi('GET /api/admin/customers/:id', { params: { id } }, adminCustomerReply);
  const customer = loading.data?.customer;
  return (
    <Page
      title={customer?.name ?? customer?.email ?? kit.nav.customers}
      parent={{ href: placeOf('customers', lang), label: kit.nav.customers }}
    >
      <ListPart name={kit.nav.customers} loading={loading}>
        {(reply) => (
          <WithAside aside={<CustomerFacts reply={reply} />}>
            <Messages reply={reply} />
            <Orders reply={reply} />
            <Returns reply={reply} />
            <PersonData email={reply.customer.email} />
          </WithAside>
        )}
      </ListPart>
    </Page>
  );
}
