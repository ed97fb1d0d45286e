import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import {
  adminCatalogueReply,
  adminPublishReply,
  type DraftHead,
  type Finding,
} from '#contract/admin-catalogue.ts';
import type { FieldsChanged } from '#contract/admin-versions.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from './Changes.tsx';
import { Findings } from './Findings.tsx';
import { useNames } from './names.ts';
import { keyOf, neededText, withNeeded } from './needed-drafts.ts';
import { useRangeTexts } from './texts.ts';

interface PublishDialogProps {
  readonly kind: EntryKind;
  readonly id: string;
  /** Entries whose drafts are published with its own. */
  readonly also?: readonly Pick<DraftHead, 'kind' | 'id'>[];
  /** Its name, of which the dialog speaks. */
  readonly name: string;
  /** Changes as the dialog shows them, of those that are stored. */
  readonly shownChanges?: (fields: FieldsChanged) => FieldsChanged;
  /** Words of the button that publishes; without them how many drafts. */
  readonly button?: string;
  readonly onClose: () => void;
  readonly onPublished: () => void;
  readonly onFinding: (finding: Finding) => void;
}

/** One draft before and after, and the button that publishes it with those that it needs. */
function PublishBody({ kind, id, name, also = [], button, ...on }: PublishDialogProps) {
  const { shownChanges = (fields: FieldsChanged) => fields } = on;
  const { onClose, onPublished, onFinding } = on;
  const { lang, texts: kit } = useKit();
  const texts = useRangeTexts();
  const { publish: say } = texts.range;
  const names = useNames();
  const publish = usePublish();
  const [note, setNote] = useState('');
  const loading = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply, { isKept: false });
  const send = async (chosen: readonly DraftHead[]) => {
    const named = chosen.map((each) => ({ kind: each.kind, id: each.id, revision: each.revision }));
    const body = { drafts: named, note: note.trim() };
    const done = await publish.tried({ body, what: fill(say.title, { name }) });
    if (!done) return;
    onPublished();
    showDone(fill(say.done, { version: done.version }));
  };
  return (
    <ListPart name={fill(say.title, { name })} loading={loading}>
      {({ drafts, findings }) => {
        const asked = new Set([{ kind, id }, ...also].map(keyOf));
        const wanted = drafts.filter((each) => asked.has(keyOf(each)));
        const [draft] = wanted;
        const fields = shownChanges(wanted.flatMap((each) => each.fields));
        const chosen = withNeeded(wanted, drafts);
        const keys = new Set([...asked, ...chosen.map(keyOf)]);
        const own = findings.filter((each) => keys.has(keyOf(each)));
        const together = draft && neededText(draft, drafts, texts, lang);
        const others = drafts.length - chosen.length;
        const change = draft?.change ?? 'changed';
        return (
          <div className="layer-body">
            {change === 'changed' ? (
              fields.length > 0 ? (
                <Changes fields={fields} names={names} />
              ) : (
                <p>{say.same}</p>
              )
            ) : (
              <p>{say[change]}</p>
            )}
            {together && <p>{together}</p>}
            {own.length > 0 && (
              <div role="alert">
                <p className="hot">{say.wrong}</p>
                <Findings findings={own} names={names} onOpen={onFinding} />
              </div>
            )}
            <p className="faint">{say.pages}</p>
            <Field
              label={say.note}
              value={note}
              onChange={(text) => setNote(text.slice(0, NOTE_LENGTH))}
            />
            {others > 0 && (
              <p className="soft">
                {others === 1 ? say.othersOne : fill(say.others, { count: others })}{' '}
                <Link className="link" href={sectionHref(lang, '/publish')}>
                  {say.othersLink}
                </Link>
              </p>
            )}
            <Progress label={say.running} isRunning={publish.isPending} />
            <div className="layer-foot">
              <Button className="button" onPress={onClose}>
                {kit.cancel}
              </Button>
              <Button
                className="button primary"
                isDisabled={!draft}
                isPending={publish.isPending}
                onPress={() => {
                  // The press leads to what is missing.
                  if (own[0]) onFinding(own[0]);
                  else void send(chosen);
                }}
              >
                {button ?? fill(say.button, { count: Math.max(1, chosen.length) })}
              </Button>
            </div>
          </div>
        );
      }}
    </ListPart>
  );
}

export function PublishDialog(all: PublishDialogProps & { readonly isOpen: boolean }) {
  const { isOpen, ...props } = all;
  const { title } = useRangeTexts().range.publish;
  return (
    <Layer title={fill(title, { name: props.name })} isOpen={isOpen} onClose={props.onClose} isWide>
      <PublishBody {...props} />
    </Layer>
  );
}

/** Publishes drafts as one version. */
export function usePublish() {
  return useSend('POST /api/admin/catalogue/publish', adminPublishReply, [
    'GET /api/admin/catalogue',
    'GET /api/admin/catalogue/waiting',
    'POST /api/admin/catalogue/products',
    'GET /api/admin/catalogue/versions',
    'GET /api/admin/catalogue/names',
    'GET /api/admin/catalogue/entries/:kind',
    'GET /api/admin/settings',
  ]);
}

/** Characters of a version's note. */
export const NOTE_LENGTH = 500;
