import { Button, Link, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useTitle } from '#admin/kit/Page.tsx';
import type { Finding } from '#contract/admin-catalogue.ts';
import { DraftButtons, FindingsCount, UndoButtons } from '../range/EditorPage.tsx';
import { SaveState } from '../range/SaveState.tsx';
import type { EntryEditing } from '../range/use-entry-editor.tsx';
import { useTexts } from './texts.ts';

interface BarProps {
  readonly editing: EntryEditing;
  readonly firstFinding: Finding | undefined;
  readonly onPreview: () => void;
  /** Actions of the menu, each with its words. */
  readonly more: readonly {
    readonly icon: IconName;
    readonly text: string;
    readonly act: () => void;
  }[];
}

/** Title, state of saving, and what can be done with the draft; it stays in sight. */
export function EditorBar(props: BarProps) {
  const { editing, more } = props;
  const { draft, name: title } = editing;
  const { lang, texts: kit } = useKit();
  const { bar: say } = useTexts();
  useTitle(title);
  return (
    <div className="sticky top-(--top) z-12 flex min-h-(--bar) flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-(--bg) px-(--pad) py-2">
      <div className="flex min-w-0 flex-[1_1_10rem] items-center gap-2">
        <Link className="crumb" href={sectionHref(lang, '/products')}>
          <Icon name="back" />
          {kit.nav.products}
        </Link>
        <h1
          id="page-title"
          className="cut strong text-[0.875rem] leading-5 tracking-[0]"
          tabIndex={-1}
        >
          {title}
        </h1>
      </div>
      <SaveState draft={draft} onConflict={editing.settle} />
      <FindingsCount editing={editing} first={props.firstFinding} />
      <div className="page-actions at-thumb">
        <UndoButtons draft={draft} />
        <Button
          className="button square min-[75rem]:hidden"
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
        <DraftButtons editing={editing} />
      </div>
    </div>
  );
}
