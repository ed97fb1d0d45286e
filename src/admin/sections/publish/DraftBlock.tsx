import { Button, Link } from 'react-aria-components';
import { Box } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { formatDateTime } from '#browser/times.ts';
import type { Json } from '#catalogue/json.ts';
import type { DraftHead, Finding } from '#contract/admin-catalogue.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from '../range/Changes.tsx';
import { entryHref, entryName } from '../range/entry-link.ts';
import { Findings } from '../range/Findings.tsx';
import { useNames } from '../range/names.ts';
import { DRAFT, DRAFT_HEAD } from './draft-classes.ts';
import { useTexts } from './texts.ts';

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
export function DraftBlock({ draft, together, findings, isChosen, ...block }: DraftBlockProps) {
  const { onChoose, onDiscard } = block;
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const names = useNames();
  const { range } = texts;
  const name = entryName(draft, texts, lang);
  const content = Object.fromEntries(
    draft.fields.map(({ path, after }) => [path[0], after as Json]),
  );
  return (
    <section className={DRAFT} aria-label={name}>
      <div className={DRAFT_HEAD}>
        <Box isSelected={isChosen} onChange={onChoose}>
          <span className="hidden">{fill(texts.choose, { name })}</span>
        </Box>
        <h3 className="text-[1rem] leading-6">
          <Link className="hover:underline" href={entryHref(lang, draft)}>
            {name}
          </Link>
        </h3>
        <span className="faint">
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
          <Findings findings={findings} names={names} content={content} />
        </>
      )}
    </section>
  );
}
