import { getRouteApi } from '@tanstack/react-router';
import { Button, Link } from 'react-aria-components';
import { Facts, WithAside } from '#admin/kit/Block.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { formatDateTime } from '#browser/times.ts';
import { adminMessageReply } from '#contract/admin-messages.ts';
import { fill } from '#rules/fill.ts';
import { Answer } from './Answer.tsx';
import { useTexts } from './texts.ts';
import { useHandled } from './use-handled.ts';

const route = getRouteApi('/messages/$id');

/** One message with its sender, its answer, and its state. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const loading = useApi('GET /api/admin/messages/:id', { params: { id } }, adminMessageReply);
  const { mark, isPending } = useHandled();
  const message = loading.data;
  const isOpen = message?.handled_at === null;
  return (
    <Page
      title={message?.subject ?? kit.nav.messages}
      parent={{ href: sectionHref(lang, '/messages'), label: kit.nav.messages }}
      actions={
        message && (
          <Button
            className="button"
            isPending={isPending}
            onPress={() => void mark([message], isOpen)}
          >
            {isOpen ? texts.handle : texts.reopen}
          </Button>
        )
      }
    >
      <ListPart name={kit.nav.messages} loading={loading}>
        {({ reply_to: mailbox, customer_id: customer, ...shown }) => {
          const { name, email, urgent, language, created_at, handled_at } = shown;
          return (
            <WithAside
              aside={
                <>
                  <Facts
                    rows={[
                      [
                        texts.columns.from,
                        customer ? (
                          <Link
                            key={customer}
                            className="link"
                            href={sectionHref(lang, `/customers/${customer}`)}
                          >
                            {name}
                          </Link>
                        ) : (
                          name
                        ),
                      ],
                      [
                        texts.email,
                        <Link key={email} className="link" href={`mailto:${email}`}>
                          {email}
                        </Link>,
                      ],
                      [texts.columns.at, formatDateTime(created_at, lang)],
                      [texts.language, kit.form.languages[language]],
                    ]}
                  />
                  {urgent && <p className="hot strong">{texts.urgent}</p>}
                  <p className={handled_at === null ? 'warn' : 'ok'} role="status">
                    {handled_at === null
                      ? texts.views.open
                      : fill(texts.handledAt, { time: formatDateTime(handled_at, lang) })}
                  </p>
                </>
              }
            >
              <div className="block">
                <p className="prose">{shown.message}</p>
                <Answer key={id} message={shown} mailbox={mailbox} />
              </div>
            </WithAside>
          );
        }}
      </ListPart>
    </Page>
  );
}
