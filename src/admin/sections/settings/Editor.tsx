import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type * as z from 'zod/mini';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { Page } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import type { JsonObject } from '#catalogue/json.ts';
import { adminCatalogueReply, adminEntry } from '#contract/admin-catalogue.ts';
import type { adminSettingsReply } from '#contract/admin-settings.ts';
import { fill } from '#rules/fill.ts';
import { valueAt } from '../range/content-path.ts';
import { editContent } from '../range/edit-content.ts';
import { EditorContext, type Editor as EntryEditor } from '../range/editor-context.ts';
import { showField } from '../range/focus-field.ts';
import { PublishDialog } from '../range/PublishDialog.tsx';
import { SaveState } from '../range/SaveState.tsx';
import { CHANGED_BY_DRAFTS, undoByKey } from '../range/use-draft.ts';
import { useEntryEditor } from '../range/use-entry-editor.tsx';
import { GroupFields } from './GroupFields.tsx';
import { type FormPart, keysOfPart, partOfField } from './parts.ts';
import {
  adviceIn,
  changedFields,
  groupsOf,
  KINDS,
  type SettingsEntries,
  type SettingsKind,
} from './settings-fields.ts';
import { useTexts } from './texts.ts';

interface EditorProps {
  readonly part: FormPart;
  readonly entries: SettingsEntries;
  readonly settings: z.infer<typeof adminSettingsReply>;
  readonly onReplaced: (entries: SettingsEntries) => void;
  /** Reads both entries again. */
  readonly reload: () => Promise<void>;
}

/** One part of firm and facts as a form. All changes of both are published together. */
export function Editor({ part, entries, settings, onReplaced, reload }: EditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { range } = texts;
  const isPhone = useMedia();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'publish' | 'discard'>();
  const close = () => setOpen(undefined);
  const find = ({ path }: { readonly path: readonly (string | number)[] }) => {
    const own = partOfField(String(path[0]));
    if (own === undefined || own === part) showField(path);
    else void navigate({ to: '/settings/{-$part}', params: { part: own }, hash: path.join('.') });
  };
  const shared = {
    nameOf: () => kit.nav.settings,
    apply: editContent,
    onGone: reload,
    onFinding: find,
  };
  const now = () => ({
    firm: firm.draft.saver.state.entry,
    facts: facts.draft.saver.state.entry,
  });
  const firm = useEntryEditor({
    ...shared,
    entry: entries.firm,
    onReplaced: (next) => onReplaced({ ...now(), firm: next }),
  });
  const facts = useEntryEditor({
    ...shared,
    entry: entries.facts,
    onReplaced: (next) => onReplaced({ ...now(), facts: next }),
  });
  const editors = { firm, facts };
  const remove = useSend(
    'DELETE /api/admin/catalogue/entries/:kind/:id/draft',
    adminEntry,
    CHANGED_BY_DRAFTS,
  );
  const discard = async () => {
    close();
    for (const kind of KINDS) {
      const { saver } = editors[kind].draft;
      await saver.flush();
      const { draft } = saver.state.entry;
      const params = { kind, id: kind };
      const next = draft && (await remove.tried({ params, body: { revision: draft.revision } }));
      if (next) saver.replace(next);
    }
    await reload();
    showDone(range.discard.done);
  };
  const publish = async () => {
    await Promise.all(KINDS.map((kind) => editors[kind].draft.saver.flush()));
    if (KINDS.every((kind) => editors[kind].draft.saver.state.status === 'saved'))
      setOpen('publish');
  };
  const content = firm.draft.content;
  // A field that is emptied stays until it is published.
  const groups = groupsOf(
    part,
    { ...(firm.shown as JsonObject), ...content },
    { texts, names: firm.names, isDemo: settings.is_demo },
  );
  const defaults = settings.defaults as JsonObject;
  const adviceOf = adviceIn(defaults, content, texts, fill);
  // A change of one mends or breaks the other, so that both ask for all findings after each save.
  const { data } = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply);
  const findingsOf = (kind: SettingsKind) =>
    data?.findings.filter((each) => each.kind === kind) ?? editors[kind].findings;
  const contexts: Readonly<Record<(typeof KINDS)[number], EntryEditor>> = {
    firm: { ...firm.editor, findings: findingsOf('firm'), adviceOf, published: firm.shown ?? {} },
    facts: { ...facts.editor, findings: findingsOf('facts') },
  };
  const changes = KINDS.flatMap((kind) =>
    changedFields(editors[kind].shown, editors[kind].draft.content),
  ).length;
  const findings = KINDS.flatMap(findingsOf);
  const [wrong] = findings.toSorted(
    (a, b) => Number(isOf(part, b.path)) - Number(isOf(part, a.path)),
  );
  const hasDraft = KINDS.some((kind) => editors[kind].draft.saved.entry.draft);
  const button =
    changes === 0
      ? texts.publish.none
      : counted(changes, texts.publish.one, texts.publish.many, lang);
  const behind = facts.draft.saved.status === 'saved' ? firm : facts;
  return (
    <>
      <Page
        title={texts.names[part]}
        note={texts.notes[part]}
        {...(isPhone && {
          parent: { href: sectionHref(lang, '/settings'), label: kit.nav.settings },
        })}
      >
        <Progress
          label={fill(texts.rendering, { version: settings.served })}
          isRunning={settings.served < settings.newest}
        />
        <div className="flex-1 border-t border-line">
          {groups.map((group) => (
            <fieldset
              key={group.group}
              className="grid gap-4 border-b border-line px-(--pad) pt-4 pb-5 *:max-w-180"
              onKeyDown={(event) => {
                for (const [kind, fields] of group.fields)
                  if (fields.length > 0) undoByKey(event, editors[kind].draft);
              }}
            >
              <legend className="strong float-start mb-1 w-full p-0">
                {texts.groups[group.group as keyof typeof texts.groups]}
              </legend>
              {group.fields.map(
                ([kind, fields]) =>
                  fields.length > 0 && (
                    <EditorContext key={kind} value={contexts[kind]}>
                      <GroupFields group={group.group} fields={fields} />
                    </EditorContext>
                  ),
              )}
            </fieldset>
          ))}
        </div>
        <div className="foot-bar">
          {wrong && (
            <span className="hot flex items-center gap-2 text-small">
              <Icon name="alert" />
              {counted(findings.length, texts.wrongOne, texts.wrong, lang)}
              <Button className="link" onPress={() => find(wrong)}>
                {texts.toField}
              </Button>
            </span>
          )}
          <SaveState draft={behind.draft} onConflict={behind.settle} />
          <div className="page-actions at-thumb wide:ms-auto">
            {hasDraft && (
              <Button className="button" onPress={() => setOpen('discard')}>
                {kit.discard}
              </Button>
            )}
            <Button
              className="button primary max-wide:flex-3"
              isDisabled={!hasDraft && changes === 0}
              onPress={() => void publish()}
            >
              {button}
            </Button>
          </div>
        </div>
      </Page>
      {firm.layers}
      {facts.layers}
      <PublishDialog
        kind="firm"
        id="firm"
        also={[{ kind: 'facts', id: 'facts' }]}
        name={kit.nav.settings}
        button={button}
        shownChanges={(fields) =>
          fields.map((each) => ({
            ...each,
            before: each.before ?? valueAt(defaults, each.path) ?? null,
            after: each.after ?? valueAt(defaults, each.path) ?? null,
          }))
        }
        isOpen={open === 'publish'}
        onClose={close}
        onFinding={(finding) => {
          close();
          find(finding);
        }}
        onPublished={() => {
          close();
          void reload();
        }}
      />
      <Question
        title={range.discard.title}
        text={range.discard.text}
        button={fill(texts.discard, { count: changes })}
        isDanger
        isOpen={open === 'discard'}
        onClose={close}
        onSend={() => void discard()}
      />
    </>
  );
}

const isOf = (part: FormPart, path: readonly (string | number)[]) =>
  keysOfPart(part).includes(String(path[0]));
