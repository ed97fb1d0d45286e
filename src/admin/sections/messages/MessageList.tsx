import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Button, type Selection } from 'react-aria-components';
import { BulkBar } from '#admin/kit/BulkBar.tsx';
import { type ColumnOf, columnsOf, LoadingTable, PagedTable } from '#admin/kit/DataTable.tsx';
import { SortChip } from '#admin/kit/FilterChip.tsx';
import { queryOf, sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { ListTime } from '#admin/kit/times.tsx';
import { type AdminMessage, adminMessagesReply } from '#contract/admin-messages.ts';
import { href } from '#routes.ts';
import { useTexts } from './texts.ts';
import { useHandled } from './use-handled.ts';

const route = getRouteApi('/messages');

function useColumns(): readonly ColumnOf<AdminMessage>[] {
  const texts = useTexts();
  return useMemo(() => {
    const weight = ({ handled_at }: AdminMessage) => (handled_at === null ? 'strong' : 'soft');
    return columnsOf(texts.columns, {
      from: [
        'title',
        (message) => <span className={weight(message)}>{message.name}</span>,
        { isHead: true, className: 'wide:w-[15%]' },
      ],
      subject: [
        'text',
        (message) => (
          <>
            {message.urgent && <span className="hot strong">{texts.urgent} </span>}
            <span className={weight(message)}>{message.subject}</span>
            <span className="soft fact">{message.message.slice(0, 200)}</span>
          </>
        ),
      ],
      at: ['end', ({ created_at: at }) => <ListTime at={at} />],
    });
  }, [texts]);
}

interface MessageListProps {
  readonly view: 'open' | 'all';
}

/** Messages of the contact form; marks the chosen ones as done at once. */
export function MessageList({ view }: MessageListProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns();
  const [selected, setSelected] = useState<Selection>(new Set());
  const { mark, isPending } = useHandled();
  const { sort, before } = search;
  const here = sectionHref(lang, '/messages');
  const query = queryOf({ open: view === 'open' ? '1' : undefined, sort, before });
  const loading = useApi('GET /api/admin/messages', { query }, adminMessagesReply, {
    everyMs: 60_000,
  });
  const setSort = (isOldest: boolean) =>
    void navigate({
      search: { ...search, before: undefined, sort: isOldest ? 'oldest' : undefined },
    });
  const isNew = ({ handled_at }: AdminMessage) => handled_at === null;
  return (
    <>
      <div className="filters phone-only">
        <SortChip sort={sort} onChange={setSort} />
      </div>
      <ListPart
        name={kit.nav.messages}
        loading={loading}
        skeleton={<LoadingTable name="messages" columns={columns} hasBoxes />}
      >
        {({ messages, next, counts }) => {
          if (messages.length === 0) {
            if (counts.all === 0) {
              const toForm = { href: href('help', lang), label: texts.toForm };
              return <Empty title={texts.none} text={texts.noneText} way={toForm} />;
            }
            const toAll = { href: withParams(here, { view: 'all' }), label: texts.toAll };
            return <Empty title={texts.allDone} text={texts.allDoneText} way={toAll} />;
          }
          const chosen = messages.filter(({ id }) => selected === 'all' || selected.has(id));
          const open = chosen.filter(isNew);
          const markChosen = async () => {
            await mark(open.length > 0 ? open : chosen, open.length > 0);
            setSelected(new Set());
          };
          return (
            <>
              <PagedTable
                label={kit.nav.messages}
                name="messages"
                columns={columns}
                rows={messages}
                onSort={setSort}
                hrefOf={({ id }) => `${here}/${id}`}
                isNew={isNew}
                selected={selected}
                onSelect={setSelected}
                loading={loading}
                timeColumn="at"
                here={here}
                search={search}
                next={next}
              />
              <BulkBar count={chosen.length} onEnd={() => setSelected(new Set())}>
                <Button
                  className="button primary"
                  isPending={isPending}
                  onPress={() => void markChosen()}
                >
                  {open.length > 0 ? texts.handle : texts.reopen}
                </Button>
              </BulkBar>
            </>
          );
        }}
      </ListPart>
    </>
  );
}
