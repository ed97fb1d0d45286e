import { Button, Link } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart } from '#admin/kit/ListPart.tsx';
import { Progress } from '#admin/kit/Progress.tsx';
import { useApi, useShowProblem } from '#admin/kit/queries.ts';
import { placeOf } from '#admin/kit/sections.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { fill } from '#browser/fill.ts';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { Changes } from '../range/Changes.tsx';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { usePublish } from '../range/publishing.ts';
import type { PartTexts } from './de.ts';
import type { FormKind } from './views.ts';

interface PublishProps {
  readonly kind: FormKind;
  readonly id: string;
  readonly texts: PartTexts;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** One draft before and after, and the button that publishes it alone. */
function PublishBody({ kind, id, texts, onClose, onPublished }: PublishProps) {
  const { lang, texts: kit } = useKit();
  const { publish: say, range } = texts;
  const names = useNames();
  const publish = usePublish();
  const showProblem = useShowProblem();
  const loading = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply, { isKept: false });
  const send = (revision: number) =>
    publish.mutate(
      { body: { drafts: [{ kind, id, revision }] } },
      {
        onSuccess: ({ version }) => {
          onClose();
          onPublished();
          showDone(fill(say.done, { version }));
        },
        onError: showProblem,
      },
    );
  return (
    <ListPart name={say.title} loading={loading}>
      {({ drafts, findings }) => {
        const draft = drafts.find((each) => each.kind === kind && each.id === id);
        const own = findings.filter((each) => each.kind === kind && each.id === id);
        const others = drafts.length - (draft ? 1 : 0);
        return (
          <div className="layer-body">
            {draft?.change === 'changed' ? (
              <Changes fields={draft.fields} texts={range} names={names} />
            ) : (
              <p>{draft ? say[draft.change] : say.same}</p>
            )}
            {own.length > 0 && (
              <div role="alert">
                <p className="hot">{texts.problems}</p>
                <Findings findings={own} texts={range} names={names} onOpen={onClose} />
              </div>
            )}
            {others > 0 && (
              <p className="soft">
                {fill(say.others, { count: others })}{' '}
                <Link className="link" href={placeOf('publish', lang)}>
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
                onPress={() => draft && send(draft.revision)}
              >
                {say.button}
              </Button>
            </div>
          </div>
        );
      }}
    </ListPart>
  );
}

export function PublishLayer({ isOpen, ...props }: PublishProps & { readonly isOpen: boolean }) {
  return (
    <Layer title={props.texts.publish.title} isOpen={isOpen} onClose={props.onClose} isWide>
      <PublishBody {...props} />
    </Layer>
  );
}
