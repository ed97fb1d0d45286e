import { Button } from 'react-aria-components';
import { Block, Facts } from '#admin/kit/Block.tsx';
import { formatListCount } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/Page.tsx';
import { useApi, useDownload } from '#admin/kit/queries.ts';
import { formatDateTime } from '#browser/times.ts';
import { adminNewsletterReply } from '#contract/admin-messages.ts';
import { useTexts } from './texts.ts';

const STATES = ['confirmed', 'requested', 'unsubscribed'] as const;

/** Saves all confirmed addresses as a table. */
export function NewsletterDownload() {
  const texts = useTexts();
  const { mutate, isPending } = useDownload('/api/admin/newsletter.csv');
  return (
    <Button className="button" isPending={isPending} onPress={() => mutate()}>
      <Icon name="download" />
      {texts.newsletter.csv}
    </Button>
  );
}

/** Newsletter: number of addresses by state, and the latest ones. */
export function Newsletter() {
  const texts = useTexts();
  const { lang } = useKit();
  const { newsletter } = texts;
  const loading = useApi('GET /api/admin/newsletter', {}, adminNewsletterReply);
  return (
    <ListPart name={texts.views.newsletter} loading={loading}>
      {({ latest, ...counts }) => (
        <>
          <section className="block" aria-label={newsletter.counts}>
            <Facts
              rows={STATES.map((state) => [
                newsletter[state],
                formatListCount(counts[state], lang),
              ])}
            />
          </section>
          {latest.length === 0 ? (
            <Empty title={newsletter.none} />
          ) : (
            <Block title={newsletter.latest}>
              <ul className="plain-rows">
                {latest.map(({ email, status, at }) => (
                  <li key={email}>
                    <span className="cut">{email}</span>
                    <span className="soft">
                      {newsletter[status]}, {formatDateTime(at, lang)}
                    </span>
                  </li>
                ))}
              </ul>
            </Block>
          )}
        </>
      )}
    </ListPart>
  );
}
