import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Box, Field } from '#admin/kit/Field.tsx';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { Empty, ListPart, Page } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { ApiProblem, useApi, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import {
  type AdminCatalogueReply,
  adminCatalogueReply,
  adminDiscardAllReply,
  adminEntry,
  type DraftHead,
  type Finding,
} from '#contract/admin-catalogue.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from '../range/Changes.tsx';
import { entryHref, entryName } from '../range/entry-link.ts';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { keyOf, neededText, withNeeded } from '../range/needed-drafts.ts';
import { NOTE_LENGTH, usePublish } from '../range/PublishDialog.tsx';
import { CHANGED_BY_DRAFTS } from '../range/use-draft.ts';
import { DRAFT, DRAFT_HEAD } from './draft-classes.ts';
import { useTexts } from './texts.ts';
import { Versions } from './Versions.tsx';

const route = getRouteApi('/publish');

interface DraftBlockProps {
  readonly draft: DraftHead;
  /** With which drafts it is published, if it can't be alone. */
  readonly together: string | undefined;
  readonly findings: readonly Finding[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDiscard: () => void;
}

/** One draft: what it changes, and what is missing. */
function DraftBlock({ draft, together, findings, isChosen, ...block }: DraftBlockProps) {
  const { onChoose, onDiscard } = block;
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const names = useNames();
  const { range } = texts;
  const name = entryName(draft, texts, lang);
  return (
    <section className={DRAFT} aria-label={name}>
      <div className={DRAFT_HEAD}>
        <Box isSelected={isChosen} onChange={onChoose}>
          <span className="hidden">{fill(texts.choose, { name })}</span>
        </Box>
        <h2>
          <Link className="hover:underline" href={entryHref(lang, draft)}>
            {name}
          </Link>
        </h2>
        <span className="faint">
          {range.kinds[draft.kind]},{' '}
          {fill(texts.by, {
            by: draft.edited_by ?? texts.gone,
            time: formatDateTime(draft.edited_at, lang),
          })}
        </span>
        <Button
          className="button quiet ms-auto"
          aria-label={fill(texts.discard.oneNamed, { name })}
          onPress={onDiscard}
        >
          {kit.discard}
        </Button>
      </div>
      {draft.change === 'changed' && draft.fields.length > 0 ? (
        <Changes fields={draft.fields} names={names} />
      ) : (
        <p>{draft.change === 'changed' ? range.publish.same : range.publish[draft.change]}</p>
      )}
      {together && <p className="soft">{together}</p>}
      {findings.length > 0 && (
        <>
          <p className="hot">{range.publish.wrong}</p>
          <Findings findings={findings} names={names} />
        </>
      )}
    </section>
  );
}

interface DraftsProps {
  readonly overview: AdminCatalogueReply;
}

/** All drafts before and after, with the button that publishes those that are chosen. */
function Drafts({ overview: { drafts, findings, version } }: DraftsProps) {
  const { lang } = useKit();
  const texts = useTexts();
  const { publish: say } = texts.range;
  const names = useNames();
  const publish = usePublish();
  const showProblem = useShowProblem();
  const discardAll = useSend(
    'DELETE /api/admin/catalogue/drafts',
    adminDiscardAllReply,
    CHANGED_BY_DRAFTS,
  );
  const discardOne = useSend(
    'DELETE /api/admin/catalogue/entries/:kind/:id/draft',
    adminEntry,
    CHANGED_BY_DRAFTS,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const chosen = withNeeded(
    drafts.filter((draft) => !left.has(keyOf(draft))),
    drafts,
  );
  const ofDrafts = new Set(drafts.map(keyOf));
  const elsewhere = findings.filter((each) => !ofDrafts.has(keyOf(each)));
  const namesOf = (each: readonly DraftHead[]) =>
    each.map(({ kind, id, revision }) => ({ kind, id, revision }));
  const choose = (draft: DraftHead, isChosen: boolean) => {
    const key = keyOf(draft);
    setLeft(new Set(isChosen ? [...left].filter((each) => each !== key) : [...left, key]));
  };
  const send = async () => {
    const body = { drafts: namesOf(chosen), note: note.trim() };
    const what = fill(say.button, { count: chosen.length });
    const done = await publish.tried({ body, what });
    if (!done) return;
    setNote('');
    showDone(fill(say.done, { version: done.version }));
  };
  const discard = async ({ kind, id, revision }: DraftHead) => {
    try {
      await discardOne.mutateAsync({ params: { kind, id }, body: { revision } });
    } catch (error) {
      // Nothing is left of an entry that was a draft alone.
      if (!(error instanceof ApiProblem && error.code === 'not_found')) return showProblem(error);
    }
    showDone(texts.range.discard.done);
  };
  const discardEach = async () => {
    setAsking(false);
    const done = await discardAll.tried({ body: { drafts: namesOf(drafts) } });
    if (done) showDone(fill(texts.discard.allDone, { count: done.discarded }));
  };
  if (drafts.length === 0) {
    return <Empty title={texts.none} text={fill(texts.noneText, { version: version.number })} />;
  }
  return (
    <>
      <div className="filters">
        <Box
          isSelected={chosen.length === drafts.length}
          onChange={(isOn) => setLeft(new Set(isOn ? [] : drafts.map(keyOf)))}
        >
          {texts.all}
        </Box>
        <Button className="button quiet" onPress={() => setAsking(true)}>
          {texts.discard.all}
        </Button>
      </div>
      {drafts.map((draft) => (
        <DraftBlock
          key={keyOf(draft)}
          draft={draft}
          findings={findings.filter((each) => keyOf(each) === keyOf(draft))}
          together={neededText(draft, drafts, texts, lang)}
          isChosen={chosen.includes(draft)}
          onChoose={(isChosen) => choose(draft, isChosen)}
          onDiscard={() => void discard(draft)}
        />
      ))}
      {elsewhere.length > 0 && (
        <section className="block">
          <h2>{texts.elsewhere}</h2>
          <Findings findings={elsewhere} names={names} />
        </section>
      )}
      <div className="foot-bar items-end [&>.field]:flex-[1_1_16rem]">
        <Field
          label={say.note}
          value={note}
          onChange={(text) => setNote(text.slice(0, NOTE_LENGTH))}
        />
        <Progress label={say.running} isRunning={publish.isPending} />
        <Button
          className="button primary"
          isDisabled={chosen.length === 0}
          isPending={publish.isPending}
          onPress={() => void send()}
        >
          {fill(say.button, { count: chosen.length })}
        </Button>
      </div>
      <Question
        title={texts.discard.title}
        text={texts.discard.ask}
        button={texts.discard.all}
        isDanger
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSend={discardEach}
      />
    </>
  );
}

/** What waits to be published, and every version that was. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { view, before } = route.useSearch();
  const here = sectionHref(lang, '/publish');
  const loading = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply);
  return (
    <Page
      title={kit.nav.publish}
      {...(view === undefined && { note: texts.note })}
      views={[
        {
          href: here,
          label: texts.views.drafts,
          count: loading.data?.drafts.length,
          isCurrent: view === undefined,
        },
        {
          href: withParams(here, { view: 'versions' }),
          label: texts.views.versions,
          count: loading.data?.version.number,
          isCurrent: view === 'versions',
        },
      ]}
    >
      {view === 'versions' ? (
        <Versions before={before} />
      ) : (
        <ListPart name={kit.nav.publish} loading={loading}>
          {(overview) => <Drafts overview={overview} />}
        </ListPart>
      )}
    </Page>
  );
}
