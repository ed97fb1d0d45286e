import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { DateTimeField } from '#admin/kit/DateTimeField.tsx';
import { Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { queryOf, sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { Empty, ListPart, Pager } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { formatDays } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { apiPath } from '#api-path.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminDefect, adminDefectsReply } from '#contract/defects.ts';
import { formReply } from '#contract/forms.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { type Decision, decisionsOf, isRemedy } from '#rules/defects.ts';
import { fill } from '#rules/fill.ts';
import { DEFECT_CHANGES } from './changes.ts';
import { useTexts } from './texts.ts';

interface AnswerProps {
  readonly row: AdminDefect;
  readonly onClose: () => void;
}

/** Decides about a complaint, which is mailed. */
function AnswerLayer({ row, onClose }: AnswerProps) {
  const { defects: texts } = useTexts();
  const [decision, setDecision] = useState<Decision>(row.decision ?? row.wish ?? 'refund');
  const [at, setAt] = useState<string | null>(row.due_on && `${row.due_on}T10:00:00Z`);
  const [text, setText] = useState(row.answer ?? '');
  const { mutateAsync, isPending, error } = useSend(
    'POST /api/admin/defects/:id/answer',
    formReply,
    DEFECT_CHANGES,
  );
  const isDated = isRemedy(decision);
  const send = async () => {
    if (isPending || (isDated && at === null)) return;
    const due = isDated && at !== null && { due_on: isoDate(berlinDate(Date.parse(at))) };
    const sent = { params: { id: row.id }, body: { decision, text, ...due } };
    if (!(await mutateAsync(sent).catch(() => false))) return;
    onClose();
    showDone(fill(texts.isAnswered, { number: row.order.number }));
  };
  return (
    <FormLayer
      title={fill(texts.answerTitle, { number: row.order.number })}
      button={texts.send}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSend={send}
    >
      <p className="soft">{texts.answerText}</p>
      <SelectField
        label={texts.decision}
        options={decisionsOf(row.kind).map((each) => [each, texts.decisions[each]] as const)}
        value={decision}
        onChange={(value) => setDecision(value as Decision)}
      />
      {isDated && (
        <DateTimeField
          label={texts.due}
          value={at}
          onChange={setAt}
          granularity="day"
          isRequired
          validate={() => (at !== null && Date.parse(at) < Date.now() ? texts.isPast : null)}
        />
      )}
      <Field
        label={texts.text}
        value={text}
        onChange={setText}
        isLong
        isRequired
        maxLength={2000}
      />
      {decision === 'refused' && <p className="soft">{texts.conciliation}</p>}
    </FormLayer>
  );
}

/** A complaint: what was written and shown, what was decided, and the steps that are left. */
function DefectRow({ row }: { readonly row: AdminDefect }) {
  const { defects: texts, named: namedText, reopen } = useTexts();
  const { lang, texts: kit } = useKit();
  const [isAnswering, setIsAnswering] = useState(false);
  const marked = useSend('POST /api/admin/defects/:id/done', formReply, DEFECT_CHANGES);
  const { id, order, decision, due_on: dueOn, done_at: doneAt, liable_until: until } = row;
  const name = order.name ?? order.number;
  const at = sectionHref(lang, `/orders/${order.number}`);
  const named = (action: string) => ({
    className: 'button',
    'aria-label': fill(namedText, { action, name }),
  });
  const day = (date: string) => formatDays(date, date, lang, kit);
  const mark = async (done: boolean): Promise<void> => {
    if (!(await marked.tried({ params: { id }, body: { done } }))) return;
    const said = fill(done ? texts.isDone : texts.isReopened, { number: order.number });
    showDone(said, () => void mark(!done));
  };
  const decided = decision !== null && [
    texts.decisions[decision],
    dueOn && fill(texts.by, { day: day(dueOn) }),
  ];
  return (
    <li>
      <div>
        <b>{name}</b>{' '}
        <span className={doneAt === null && decision === null ? 'warn' : 'soft'}>
          {texts.kinds[row.kind]}
        </span>
        <p>
          <Link className="link" href={at}>
            {fill(texts.order, { number: order.number })}
          </Link>
        </p>
        <p className="soft prose">
          {row.item !== null && `${row.item}: `}
          {row.text}
        </p>
        <p className="soft">
          {fill(texts.reported, { time: formatDateTime(row.created_at, lang) })}
          {row.wish && `, ${fill(texts.wish, { wish: texts.decisions[row.wish] })}`}
          {until && `, ${fill(texts.liable, { day: day(until) })}`}
        </p>
        {decided && <p>{decided.filter(Boolean).join(', ')}</p>}
        {row.photos > 0 && (
          <ul className="flex flex-wrap gap-2 pt-1">
            {Array.from({ length: row.photos }, (_, nth) => {
              const photo = apiPath('/api/admin/defects/:id/photos/:nth', { id, nth: `${nth}` });
              return (
                <li key={photo}>
                  <a href={photo} target="_blank" rel="noreferrer">
                    <img
                      className="h-16 w-16 object-cover"
                      src={photo}
                      alt={fill(texts.photo, { n: nth + 1, name })}
                      loading="lazy"
                    />
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <div className="page-actions">
        {doneAt === null && (
          <Button {...named(texts.answer)} onPress={() => setIsAnswering(true)}>
            {texts.answer}
          </Button>
        )}
        {doneAt === null && decision === 'refund' && order.status !== 'refunded' && (
          <Link {...named(texts.refund)} href={`${at}/refund`}>
            {texts.refund}
          </Link>
        )}
        {(doneAt !== null || decision !== null) && (
          <Button
            {...named(doneAt === null ? texts.done : reopen)}
            isPending={marked.isPending}
            onPress={() => void mark(doneAt === null)}
          >
            {doneAt === null ? texts.done : reopen}
          </Button>
        )}
      </div>
      {isAnswering && <AnswerLayer row={row} onClose={() => setIsAnswering(false)} />}
    </li>
  );
}

interface DefectsProps {
  readonly isDone: boolean;
  readonly here: string;
  readonly search: { readonly before?: string | undefined };
}

/** Complaints about goods, open or done. */
export function Defects({ isDone, here, search }: DefectsProps) {
  const { defects: texts } = useTexts();
  const query = queryOf({ done: isDone ? '1' : undefined, before: search.before });
  const loading = useApi('GET /api/admin/defects', { query }, adminDefectsReply, {
    everyMs: 60_000,
  });
  return (
    <ListPart name={texts.name} loading={loading}>
      {({ defects, next }) =>
        defects.length === 0 ? (
          <Empty title={isDone ? texts.noneDone : texts.none} text={texts.noneText} />
        ) : (
          <section className="block">
            <ul className="plain-rows" aria-label={texts.name}>
              {defects.map((row) => (
                <DefectRow key={row.id} row={row} />
              ))}
            </ul>
            <Pager here={here} search={search} next={next} />
          </section>
        )
      }
    </ListPart>
  );
}
