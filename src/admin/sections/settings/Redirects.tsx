import { useState } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Field } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { Empty, NothingFound, Page } from '#admin/kit/Page.tsx';
import { SearchBox } from '#admin/kit/SearchBox.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import { fill } from '#rules/fill.ts';
import { valueAt } from '../range/content-path.ts';
import { DraftButtons } from '../range/EditorPage.tsx';
import { EntryPart } from '../range/EntryPart.tsx';
import { editContent } from '../range/edit-content.ts';
import { EditorContext, useField } from '../range/editor-context.ts';
import { focusField } from '../range/focus-field.ts';
import { SaveState } from '../range/SaveState.tsx';
import { undoByKey } from '../range/use-draft.ts';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { type RedirectRow, readPasted, withPasted } from './pasted-redirects.ts';
import { useTexts } from './texts.ts';

/** Rows that are shown at a time: each has two inputs. */
const SHOWN = 50;

function Cell({ at, column }: { readonly at: number; readonly column: keyof RedirectRow }) {
  const { value, set, props } = useField(['rows', at, column]);
  const { redirects: say } = useTexts();
  return (
    <Field
      {...props}
      label={`${say[column]} ${at + 1}`}
      value={typeof value === 'string' ? value : ''}
      onChange={set}
    />
  );
}

interface PasteProps {
  readonly rows: readonly RedirectRow[];
  readonly onAdd: (rows: readonly RedirectRow[]) => void;
  readonly onClose: () => void;
}

/** Takes two columns of a spreadsheet, and says before they are added how many rows were understood. */
function Paste({ rows, onAdd, onClose }: PasteProps) {
  const { lang } = useKit();
  const { redirects: say } = useTexts();
  const [text, setText] = useState('');
  const { rows: pasted, left } = readPasted(text);
  return (
    <FormLayer
      title={say.paste}
      button={counted(pasted.length, say.addOne, say.addMany, lang)}
      isLocked={pasted.length === 0}
      isSheet
      onClose={onClose}
      onSend={() => {
        onAdd(withPasted(rows, pasted));
        onClose();
      }}
    >
      <Field label={say.columns} help={say.pasteHelp} value={text} onChange={setText} isLong />
      {left > 0 && (
        <p className="warn text-small" role="status">
          {counted(left, say.leftOne, say.leftMany, lang)}
        </p>
      )}
    </FormLayer>
  );
}

function Editor({ entry, onReplaced }: EntryEditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { redirects: say } = texts;
  const isPhone = useMedia();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [start, setStart] = useState(0);
  const [isPasting, setPasting] = useState(false);
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: () => texts.names.redirects,
    apply: editContent,
    onGone: async () => undefined,
    onFinding: ({ path }) => show(path),
  });
  const { draft, findings, editor } = editing;
  const { content, edit } = draft;
  const rows = (valueAt(content, ['rows']) ?? []) as unknown as readonly RedirectRow[];
  const change = (next: readonly RedirectRow[]) =>
    edit([{ path: ['rows'], value: next.map((row) => ({ ...row })) }]);
  const show = (path: readonly (string | number)[]) => {
    setTyped('');
    setWrong(false);
    if (typeof path[1] === 'number') setStart(Math.floor(path[1] / SHOWN) * SHOWN);
    focusField(path);
  };
  const wrong = new Set(findings.map(({ path }) => path[1]));
  const search = typed.trim().toLowerCase();
  const found = [...rows.keys()].filter((at) => {
    const { from = '', to = '' } = rows[at] ?? {};
    const hasText = from.toLowerCase().includes(search) || to.toLowerCase().includes(search);
    return hasText && (!isWrong || wrong.has(at));
  });
  const first = Math.min(start, Math.max(0, Math.floor((found.length - 1) / SHOWN)) * SHOWN);
  const shown = found.slice(first, first + SHOWN);
  const clear = () => {
    setTyped('');
    setWrong(false);
  };
  return (
    <EditorContext value={editor}>
      <Page
        title={texts.names.redirects}
        note={texts.notes.redirects}
        {...(isPhone && {
          parent: { href: sectionHref(lang, '/settings'), label: kit.nav.settings },
        })}
      >
        <div className="page-actions px-(--pad) pb-3">
          <Button className="button" onPress={() => setPasting(true)}>
            {say.paste}
          </Button>
          <Button
            className="button"
            onPress={() => {
              change([...rows, { from: '', to: '' }]);
              show(['rows', rows.length, 'from']);
            }}
          >
            <Icon name="plus" />
            {say.add}
          </Button>
        </div>
        {rows.length === 0 ? (
          <Empty title={say.none} text={say.noneText} />
        ) : (
          <>
            <div className="filters">
              <SearchBox label={say.find} value={typed} onChange={setTyped} />
              {(wrong.size > 0 || isWrong) && (
                <Button
                  className="button"
                  aria-pressed={isWrong}
                  onPress={() => setWrong(!isWrong)}
                >
                  <Icon name="alert" />
                  {counted(wrong.size, say.wrongOne, say.wrongMany, lang)}
                </Button>
              )}
              <span className="soft text-small" role="status">
                {counted(rows.length, say.one, say.many, lang)}
              </span>
            </div>
            {found.length === 0 && <NothingFound filters={[typed]} onClear={clear} />}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard */}
            <div className="px-(--pad) pb-4" onKeyDown={(event) => undoByKey(event, draft)}>
              <div
                className="faint grid grid-cols-[1fr_1fr_var(--control)] gap-3 py-2 text-tiny max-wide:hidden"
                aria-hidden="true"
              >
                <span>{say.from}</span>
                <span>{say.to}</span>
              </div>
              <ul>
                {shown.map((at) => (
                  <li
                    key={at}
                    className="grid grid-cols-[1fr_1fr_var(--control)] items-start gap-3 border-t border-line py-1.5 max-wide:grid-cols-[1fr_var(--control)] wide:[&_label]:sr-only"
                  >
                    <Cell at={at} column="from" />
                    <Cell at={at} column="to" />
                    <Button
                      className="button quiet square max-wide:col-start-2 max-wide:row-start-1 max-wide:mt-5"
                      aria-label={fill(kit.form.remove, { name: rows[at]?.from || String(at + 1) })}
                      onPress={() => change(rows.filter((_, index) => index !== at))}
                    >
                      <Icon name="close" />
                    </Button>
                  </li>
                ))}
              </ul>
              {found.length > SHOWN && (
                <nav
                  className="flex items-center gap-2 pt-3 text-small"
                  aria-label={kit.pager.label}
                >
                  <Button
                    className="button"
                    isDisabled={first === 0}
                    onPress={() => setStart(first - SHOWN)}
                  >
                    <Icon name="back" />
                    {say.before}
                  </Button>
                  <Button
                    className="button"
                    isDisabled={first + SHOWN >= found.length}
                    onPress={() => setStart(first + SHOWN)}
                  >
                    {say.after}
                    <Icon name="next" />
                  </Button>
                  <span className="soft">
                    {fill(say.place, {
                      from: first + 1,
                      to: first + shown.length,
                      all: found.length,
                    })}
                  </span>
                </nav>
              )}
            </div>
          </>
        )}
        <div className="foot-bar">
          <SaveState draft={draft} onConflict={editing.settle} />
          <div className="page-actions at-thumb wide:ms-auto">
            <DraftButtons editing={editing} />
          </div>
        </div>
      </Page>
      {isPasting && <Paste rows={rows} onAdd={change} onClose={() => setPasting(false)} />}
      {editing.layers}
    </EditorContext>
  );
}

/** Old addresses and the pages that took their place, as a table. */
export function RedirectsPart() {
  const { names } = useTexts();
  return (
    <EntryPart kind="redirects" id="redirects" name={names.redirects} gone={null}>
      {(entry, replace) => <Editor entry={entry} onReplaced={replace} />}
    </EntryPart>
  );
}
