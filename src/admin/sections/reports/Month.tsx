import { getRouteApi } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { Block, Facts } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { type AdminMonthReply, adminMonthReply } from '#contract/admin-reports.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import { lastMonths } from '#rules/report-periods.ts';
import { dateName } from './figure-rows.ts';
import { useTexts } from './texts.ts';

const route = getRouteApi('/reports');
/** Months of the choice; an address may name an older one. */
const MONTHS = 36;

function Sums({ reply }: { readonly reply: AdminMonthReply }) {
  const texts = useTexts();
  const { lang } = useKit();
  const euros = (cents: number) => formatPrice(cents, lang);
  const said = ({ count, cents, papers }: AdminMonthReply['sales']) =>
    [formatCount(count, lang), euros(cents), papers?.join(' – ')].filter(Boolean).join(' · ');
  const { sales, refunds, disputes, revenue, fees, vat, payouts, open } = reply;
  const sums = {
    ...{ sales: said(sales), refunds: said(refunds), disputes: said(disputes) },
    ...{ revenue: euros(revenue), fees: euros(fees) },
  };
  return (
    <>
      <Block title={texts.sums}>
        <Facts
          rows={(['sales', 'refunds', 'disputes', 'revenue', 'fees'] as const).map((key) => [
            texts[key],
            sums[key],
          ])}
        />
      </Block>
      <Block title={texts.vatTitle}>
        {vat.length === 0 && <p className="soft text-small">{texts.vatNone}</p>}
        <Facts
          rows={vat.map(({ percent, revenue: gross, vat: cents }) => [
            percentText(percent, lang),
            fill(texts.vatOf, { revenue: euros(gross), vat: euros(cents) }),
          ])}
        />
      </Block>
      <Block title={texts.payouts}>
        {!payouts?.length && (
          <p className="soft text-small">{payouts ? texts.payoutsNone : texts.payoutsAway}</p>
        )}
        <Facts
          rows={(payouts ?? []).map(({ at, cents, is_paid: isPaid }) => [
            dateName(at, 'day', lang),
            isPaid ? euros(cents) : `${euros(cents)}, ${texts.coming}`,
          ])}
        />
      </Block>
      <Block title={texts.open}>
        <Facts
          rows={[
            [texts.openRefunds, said(open.refunds)],
            [texts.openDisputes, said(open.disputes)],
          ]}
        />
      </Block>
    </>
  );
}

/** A month for the accountant: sums, papers, payouts and what is open, and its files. */
export function Month({ month: asked }: { readonly month: string | undefined }) {
  const texts = useTexts();
  const { lang } = useKit();
  const navigate = route.useNavigate();
  const months = lastMonths(Date.now(), MONTHS);
  // An accountant asks for the month that ended last.
  const month = asked ?? months[1] ?? '';
  const query = { month };
  const table = useDownload('/api/admin/month.csv', undefined, query);
  const datev = useDownload('/api/admin/month-datev.csv', undefined, query);
  const loading = useApi('GET /api/admin/month', { query: `month=${month}` }, adminMonthReply);
  return (
    <>
      <div className="filters">
        <FilterChip
          label={texts.month}
          value={month}
          options={[...new Set([...months, month])].map((each) => [
            each,
            dateName(each, 'month', lang),
          ])}
          onChange={(value) => void navigate({ search: { view: 'month', month: value } })}
          isFixed
        />
        {(['csv', 'datev'] as const).map((each) => {
          const { isPending, mutate } = each === 'csv' ? table : datev;
          return (
            <Button key={each} className="button" isPending={isPending} onPress={() => mutate()}>
              <Icon name="download" />
              {texts[each]}
            </Button>
          );
        })}
      </div>
      <ListPart name={texts.month} loading={loading}>
        {(reply) => <Sums reply={reply} />}
      </ListPart>
    </>
  );
}
