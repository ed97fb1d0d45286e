import type { Finding } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { Conflict } from './Conflict.tsx';
import type { JsonObject } from './content-path.ts';
import { DiscardLayer } from './DiscardLayer.tsx';
import type { RangeTexts } from './de.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Draft } from './use-draft.ts';
import type { useDraftActions } from './use-draft-actions.ts';

interface EditorLayersProps {
  readonly name: string;
  readonly draft: Draft;
  readonly actions: ReturnType<typeof useDraftActions>;
  readonly texts: RangeTexts;
  readonly names: CatalogueNames;
  /** Layer that is open: `publish`, `discard`, or one of the editor's own. */
  readonly open: string | undefined;
  readonly onClose: () => void;
  readonly onFinding: (finding: Finding) => void;
  /** True once the question whose draft is kept was put off. */
  readonly isLater: boolean;
  readonly onLater: () => void;
}

/** Layers of every editor of a draft: publishing, discarding, and a draft of somebody else. */
export function EditorLayers({
  name,
  draft: { saver, saved, content },
  actions: { reload, discardDraft, takeTheirs },
  texts,
  names,
  open,
  onClose,
  onFinding,
  isLater,
  onLater,
}: EditorLayersProps) {
  const { kind, id, published } = saved.entry;
  return (
    <>
      <PublishDialog
        kind={kind}
        id={id}
        texts={texts}
        isOpen={open === 'publish'}
        onClose={onClose}
        onFinding={onFinding}
        onPublished={() => {
          onClose();
          void reload();
        }}
      />
      <DiscardLayer
        name={name}
        isNew={published === null}
        texts={texts}
        isOpen={open === 'discard'}
        onClose={onClose}
        onDiscard={() => {
          onClose();
          void discardDraft();
        }}
      />
      <Conflict
        mine={content as JsonObject}
        state={saved}
        texts={texts}
        names={names}
        isOpen={saved.status === 'conflict' && !isLater}
        onClose={onLater}
        onKeepMine={() => void saver.keepMine()}
        onTakeTheirs={() => void takeTheirs()}
      />
    </>
  );
}
