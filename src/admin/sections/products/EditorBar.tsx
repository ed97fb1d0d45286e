import { Button, Link, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useTitle } from '#admin/kit/Page.tsx';
import { fill } from '#browser/fill.ts';
import type { Draft } from '../range/use-draft.ts';
import type { ProductTexts } from './de.ts';

interface BarProps {
  readonly title: string;
  readonly draft: Draft;
  readonly texts: ProductTexts;
  readonly problems: number;
  readonly onProblem: () => void;
  readonly onConflict: () => void;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
  readonly onPreview: () => void;
  /** Actions of the menu, each with its words. */
  readonly more: readonly {
    readonly icon: IconName;
    readonly text: string;
    readonly act: () => void;
  }[];
}

/** Says whether what is typed is saved, and what to do where it isn't. */
function SaveState({ draft, texts, onConflict }: Pick<BarProps, 'draft' | 'texts' | 'onConflict'>) {
  const { lang } = useKit();
  const { draft: say } = texts.range;
  const { status, entry, message, savedAt } = draft.saved;
  const time = (at: number) =>
    new Date(at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  const saved =
    savedAt !== undefined
      ? fill(say.savedAt, { time: time(savedAt) })
      : entry.draft
        ? say.saved
        : say.untouched;
  const isWrong = status === 'failed' || status === 'conflict';
  return (
    <>
      <p
        role="status"
        data-status={status}
        className={isWrong ? 'save-state hot' : 'save-state soft'}
      >
        <Icon name={isWrong ? 'alert' : status === 'saved' ? 'check' : 'retry'} />
        {status === 'saved' ? saved : say[status]}
        {status === 'failed' && message !== '' && `: ${message}`}
      </p>
      {status === 'failed' && (
        <Button className="button" onPress={() => void draft.saver.flush()}>
          {say.again}
        </Button>
      )}
      {status === 'conflict' && (
        <Button className="button danger" onPress={onConflict}>
          {texts.range.conflict.title}
        </Button>
      )}
    </>
  );
}

/** Title, state of saving, and what can be done with the draft; it stays in sight. */
export function EditorBar(props: BarProps) {
  const { title, draft, texts, problems, more } = props;
  const { lang } = useKit();
  const { bar: say, publish } = texts;
  useTitle(title);
  const hasDraft = draft.saved.entry.draft !== null;
  const problemText = problems === 1 ? say.problemOne : fill(say.problems, { count: problems });
  return (
    <div className="editor-bar">
      <div className="editor-title">
        <Link className="crumb" href={sectionHref(lang, '/products')}>
          <Icon name="back" />
          {texts.title}
        </Link>
        <h1 id="page-title" tabIndex={-1}>
          {title}
        </h1>
      </div>
      <SaveState {...props} />
      {problems > 0 && (
        <Button className="link warn" onPress={props.onProblem}>
          {problemText}
        </Button>
      )}
      <div className="page-actions at-thumb">
        <Button
          className="button quiet square"
          aria-label={texts.range.draft.undo}
          isDisabled={!draft.canUndo}
          onPress={draft.undo}
        >
          <Icon name="undo" />
        </Button>
        <Button
          className="button quiet square"
          aria-label={texts.range.draft.redo}
          isDisabled={!draft.canRedo}
          onPress={draft.redo}
        >
          <Icon name="redo" />
        </Button>
        <Button
          className="button square preview-button"
          aria-label={say.preview}
          onPress={props.onPreview}
        >
          <Icon name="eye" />
        </Button>
        <MenuTrigger>
          <Button className="button quiet square" aria-label={say.more}>
            <Icon name="more" />
          </Button>
          <Popover className="popover" placement="bottom end">
            <Menu className="menu">
              {more.map(({ icon, text, act }) => (
                <MenuItem key={text} onAction={act}>
                  <Icon name={icon} />
                  {text}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
        {hasDraft && (
          <Button className="button discard" onPress={props.onDiscard}>
            {say.discard}
          </Button>
        )}
        <Button className="button primary" isDisabled={!hasDraft} onPress={props.onPublish}>
          {fill(publish.button, { count: hasDraft ? 1 : 0 })}
        </Button>
      </div>
    </div>
  );
}
