import { getRouteApi } from '@tanstack/react-router';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { adminFailedDeliveriesReply, adminMessagesReply } from '#contract/admin-messages.ts';
import { adminReviewsReply } from '#contract/reviews.ts';
import { FailedDeliveries } from './FailedDeliveries.tsx';
import { MessageList } from './MessageList.tsx';
import { Newsletter, NewsletterDownload } from './Newsletter.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/messages');
const VIEWS = ['open', 'all', 'reviews', 'failed', 'newsletter'] as const;

/** Messages of the contact form, reviews, what was not delivered, and newsletter addresses. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view = 'open' } = route.useSearch();
  const here = sectionHref(lang, '/messages');
  const { data } = useApi('GET /api/admin/messages', { query: 'open=1' }, adminMessagesReply);
  const reviews = useApi('GET /api/admin/reviews', {}, adminReviewsReply);
  const failed = useApi('GET /api/admin/failed-deliveries', {}, adminFailedDeliveriesReply);
  const counts = {
    open: data?.counts.open,
    all: data?.counts.all,
    reviews: reviews.data?.waiting,
    failed: failed.data && failed.data.mails.length + failed.data.events.length,
  };
  return (
    <Page
      title={kit.nav.messages}
      views={VIEWS.map((key) => ({
        href: withParams(here, { view: key === 'open' ? undefined : key }),
        label: texts.views[key],
        ...(key !== 'newsletter' && { count: counts[key] }),
        isCurrent: key === view,
      }))}
      actions={view === 'newsletter' && <NewsletterDownload />}
    >
      {view === 'reviews' && <ReviewList />}
      {view === 'failed' && <FailedDeliveries loading={failed} />}
      {view === 'newsletter' && <Newsletter />}
      {(view === 'open' || view === 'all') && <MessageList key={view} view={view} />}
    </Page>
  );
}
