import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { TextField } from '#admin/kit/form/TextField.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart } from '#admin/kit/ListPart.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { fill } from '#browser/fill.ts';
import { adminCatalogueReply, type DraftHead, type Finding } from '#contract/admin-catalogue.ts';
import { Changes } from '../range/Changes.tsx';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { NOTE_LENGTH, usePublish } from '../range/publishing.ts';
import type { ProductTexts } from './de.ts';

interface PublishDialogProps {
  readonly id: string;
  readonly texts: ProductTexts;
  readonly onClose: () => void;
  readonly onPublished: () => void;
  readonly onFinding: (finding: Finding) => void;
}

/** One product's draft before and after, and the button that publishes it alone. */
function PublishBody({ id, texts, onClose, onPublished, onFinding }: PublishDialogProps) {
  const { lang, texts: kit } = useKit();
  const { publish: say } = texts;
  const names = useNames();
  const publish = usePublish();
  const showProblem = useShowProblem();
  const [note, setNote] = useState('');
  const loading = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply, { isKept: false });
  const send = async ({ kind, revision }: DraftHead) => {
    try {
      const body = { drafts: [{ kind, id, revision }], note: note.trim() };
      const { version } = await publish.mutateAsync({ body });
      onPublished();
      showDone(fill(say.done, { version }));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <ListPart name={say.title} loading={loading}>
      {({ drafts, findings }) => {
        const draft = drafts.find((each) => each.kind === 'product' && each.id === id);
        const own = findings.filter((each) => each.kind === 'product' && each.id === id);
        const others = drafts.length - (draft ? 1 : 0);
        const change = draft?.change ?? 'changed';
        return (
          <div className="layer-body">
            {change === 'changed' ? (
              draft && draft.fields.length > 0 ? (
                <Changes fields={draft.fields} texts={texts.range} names={names} />
              ) : (
                <p>{say.same}</p>
              )
            ) : (
              <p>{say[change]}</p>
            )}
            {own.length > 0 && (
              <div role="alert">
                <p className="hot">{say.wrong}</p>
                <Findings findings={own} texts={texts.range} names={names} onOpen={onFinding} />
              </div>
            )}
            <p className="faint">{say.pages}</p>
            <TextField
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
                isDisabled={!draft || own.length > 0}
                isPending={publish.isPending}
                onPress={() => draft && void send(draft)}
              >
                {fill(say.button, { count: 1 })}
              </Button>
            </div>
          </div>
        );
      }}
    </ListPart>
  );
}

export function PublishDialog({
  isOpen,
  ...props
}: PublishDialogProps & { readonly isOpen: boolean }) {
  return (
    <Layer title={props.texts.publish.title} isOpen={isOpen} onClose={props.onClose} isWide>
      <PublishBody {...props} />
    </Layer>
  );
}
