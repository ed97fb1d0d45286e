import { Button } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { formatDateTime } from '#browser/times.ts';
import type { JsonObject } from '#catalogue/json.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from './Changes.tsx';
import { diffFields, valueAt } from './content-path.ts';
import { contentOf, type SaverState } from './draft-saver.ts';
import { useRangeTexts } from './texts.ts';

interface ConflictProps {
  readonly mine: JsonObject;
  readonly state: SaverState;
  readonly names: CatalogueNames;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Tells the second of two administrators, who chooses for the fields that both changed, or for a whole draft. */
export function Conflict({ mine, state, names, isOpen, ...on }: ConflictProps) {
  const { lang } = useKit();
  const { conflict: say } = useRangeTexts().range;
  const { other, clashes } = state;
  const theirs = contentOf(other) ?? null;
  const isWhole = clashes.every((path) => path.length === 0);
  const fields = (isWhole ? diffFields(theirs, mine) : clashes).map((path) => ({
    path: path.map(String),
    before: valueAt(theirs, path) ?? null,
    after: valueAt(mine, path) ?? null,
  }));
  const { draft, published } = other ?? {};
  const told = draft
    ? fill(say.by, {
        name: draft.edited_by ?? say.somebody,
        time: formatDateTime(draft.edited_at, lang),
      })
    : published
      ? fill(say.published, { version: published.version })
      : say.gone;
  return (
    <Layer title={say.title} isOpen={isOpen} onClose={on.onClose} isWide>
      <div className="layer-body">
        <p>{told}</p>
        <p className="soft">{isWhole ? say.choose : say.chooseFields}</p>
        {theirs !== null && (
          <Changes fields={fields} names={names} heads={[say.theirs, say.mine]} />
        )}
        <div className="layer-foot">
          <Button className="button" onPress={on.onTakeTheirs}>
            {say.takeTheirs}
          </Button>
          <Button className="button primary" onPress={on.onKeepMine}>
            {say.keepMine}
          </Button>
        </div>
      </div>
    </Layer>
  );
}
