import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Box, Field } from '#admin/kit/Field.tsx';
import { FilterChip } from '#admin/kit/FilterChip.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { Empty, NothingFound } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { SearchBox } from '#admin/kit/SearchBox.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import {
  type AdminCatalogueReply,
  adminDiscardAllReply,
  adminEntry,
  type DraftHead,
  type Finding,
} from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { fill } from '#rules/fill.ts';
import { entryName } from '../range/entry-link.ts';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { keyOf, neededText, withNeeded } from '../range/needed-drafts.ts';
import { NOTE_LENGTH, usePublish } from '../range/PublishDialog.tsx';
import { CHANGED_BY_DRAFTS } from '../range/use-draft.ts';
import { DraftBlock } from './DraftBlock.tsx';
import { useTexts } from './texts.ts';

interface FootProps {
  readonly chosen: readonly DraftHead[];
}

/** Publishes the chosen drafts, with a note. */
function Foot({ chosen }: FootProps) {
  const { publish: say } = useTexts().range;
  const publish = usePublish();
  const [note, setNote] = useState('');
  const button = fill(say.button, { count: chosen.length });
  const send = async () => {
    const body = { drafts: namesOf(chosen), note: note.trim() };
    const done = await publish.tried({ body, what: button });
    if (!done) return;
    setNote('');
    showDone(fill(say.done, { version: done.version }));
  };
  return (
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
        {button}
      </Button>
    </div>
  );
}

const namesOf = (drafts: readonly DraftHead[]) =>
  drafts.map(({ kind, id, revision }) => ({ kind, id, revision }));

/** Drafts that a page shows at first, and that a press adds. */
const STEP = 50;
/** From so many on they can be searched. */
const MANY = 12;

interface DraftsProps {
  readonly overview: AdminCatalogueReply;
}

/** All drafts by kind before and after, with the button that publishes those that are chosen. */
export function Drafts({ overview: { drafts, findings, version } }: DraftsProps) {
  const { lang } = useKit();
  const texts = useTexts();
  const names = useNames();
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
  const [kind, setKind] = useState<EntryKind>();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(STEP);
  const [isAsking, setAsking] = useState(false);
  const chosen = useMemo(
    () =>
      withNeeded(
        drafts.filter((draft) => !left.has(keyOf(draft))),
        drafts,
      ),
    [drafts, left],
  );
  const chosenKeys = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const findingsOf = useMemo(() => {
    const byDraft = new Map<string, Finding[]>();
    for (const each of findings)
      byDraft.set(keyOf(each), [...(byDraft.get(keyOf(each)) ?? []), each]);
    return byDraft;
  }, [findings]);
  const ofDrafts = new Set(drafts.map(keyOf));
  const elsewhere = findings.filter((each) => !ofDrafts.has(keyOf(each)));
  const kinds = (Object.keys(texts.kinds) as EntryKind[]).filter((each) =>
    drafts.some((draft) => draft.kind === each),
  );
  const word = typed.trim().toLowerCase();
  const found = kinds
    .filter((each) => kind === undefined || each === kind)
    .flatMap((each) => drafts.filter((draft) => draft.kind === each))
    .filter(
      (draft) =>
        draft.id.includes(word) || entryName(draft, texts, lang).toLowerCase().includes(word),
    );
  const shown = found.slice(0, most);
  const choose = (some: readonly DraftHead[], isChosen: boolean) => {
    const keys = some.map(keyOf);
    setLeft((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (isChosen) next.delete(key);
        else next.add(key);
      }
      return next;
    });
  };
  const discard = async ({ kind: of, id, revision }: DraftHead) => {
    try {
      await discardOne.mutateAsync({ params: { kind: of, id }, body: { revision } });
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
        {drafts.length > MANY && (
          <>
            <SearchBox label={texts.search} value={typed} onChange={setTyped} />
            <FilterChip
              label={texts.kind}
              value={kind}
              options={kinds.map((each) => [each, texts.kinds[each]])}
              onChange={setKind}
            />
          </>
        )}
        <Box
          isSelected={found.length > 0 && found.every((draft) => chosenKeys.has(keyOf(draft)))}
          onChange={(isOn) => choose(found, isOn)}
        >
          {counted(found.length, texts.allOne, texts.all, lang)}
        </Box>
        <Button className="button quiet" onPress={() => setAsking(true)}>
          {texts.discard.all}
        </Button>
      </div>
      {kinds.map((each) => {
        const own = shown.filter((draft) => draft.kind === each);
        if (own.length === 0) return null;
        const count = found.filter((draft) => draft.kind === each).length;
        return (
          <section key={each} aria-label={texts.kinds[each]}>
            <h2 className="border-b border-line px-(--pad) pt-5 pb-2 text-[0.875rem] leading-5">
              {texts.kinds[each]} <span className="soft">{count}</span>
            </h2>
            {own.map((draft) => (
              <DraftBlock
                key={keyOf(draft)}
                draft={draft}
                findings={findingsOf.get(keyOf(draft)) ?? []}
                together={neededText(draft, drafts, texts, lang)}
                isChosen={chosenKeys.has(keyOf(draft))}
                onChoose={(isChosen) => choose([draft], isChosen)}
                onDiscard={() => void discard(draft)}
              />
            ))}
          </section>
        );
      })}
      {found.length === 0 && (
        <NothingFound
          onClear={() => {
            setTyped('');
            setKind(undefined);
          }}
        />
      )}
      {found.length > most && (
        <div className="block page-actions">
          <Button className="button" onPress={() => setMost(most + STEP)}>
            {fill(texts.more, { shown: shown.length, count: found.length })}
          </Button>
        </div>
      )}
      {elsewhere.length > 0 && (
        <section className="block">
          <h2>{texts.elsewhere}</h2>
          <Findings findings={elsewhere} names={names} />
        </section>
      )}
      <Foot chosen={chosen} />
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
