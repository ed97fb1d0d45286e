import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { BLOCK_KINDS } from '#catalogue/fields/page.ts';
import type { JsonObject } from '#catalogue/json.ts';
import { fill } from '#rules/fill.ts';
import { inputId } from '../range/content-path.ts';
import { GroupDepth, useEditor } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { blockFields, type FormSources } from '../range/form-fields.ts';
import { blockName, kindOf } from './blocks.ts';
import { useTexts } from './texts.ts';
import type { BlockActions } from './use-blocks.ts';

interface BlockProps {
  readonly block: JsonObject;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly sources: FormSources;
  readonly onFold: (isOpen: boolean) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: (name: string) => void;
}

/** One block: its head with the ways to move and remove it, and its fields once it is unfolded. */
function Block({ block, index, count, isOpen, sources, ...on }: BlockProps) {
  const { lang } = useKit();
  const { fields, block: say } = useTexts();
  const { findings } = useEditor();
  const { name, words } = blockName(block, index, fields, lang);
  const kind = kindOf(block);
  const path = ['blocks', index];
  const problems = findings.filter(({ path: at }) => path.every((key, nth) => at[nth] === key));
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    on.onMove(index + step);
  };
  return (
    <li className="border-t border-line" aria-label={name}>
      <div
        className="flex min-h-(--row) items-center gap-1 px-(--pad)"
        onKeyDownCapture={moveByKey}
      >
        <h3 className="min-w-0 flex-1 text-[0.875rem]">
          <Button
            className="outline-within flex min-h-(--row) w-full min-w-0 items-center gap-2 text-start data-hovered:bg-(--hover)"
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onPress={() => on.onFold(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'next'} />
            <span className="flex min-w-0 items-baseline gap-x-3 max-wide:grid">
              <span className="wide:whitespace-nowrap">{name}</span>
              <span className="cut soft text-small font-normal [font-stretch:100%]">{words}</span>
            </span>
            {problems.length > 0 && (
              <span className="warn ms-auto text-small whitespace-nowrap">
                {counted(problems.length, say.problemOne, say.problems, lang)}
              </span>
            )}
          </Button>
        </h3>
        {(['up', 'down'] as const).map((way) => (
          <Button
            key={way}
            className="button quiet square"
            aria-label={fill(say[way], { name })}
            isDisabled={way === 'up' ? index === 0 : index === count - 1}
            onPress={() => on.onMove(way === 'up' ? index - 1 : index + 1)}
          >
            <Icon name={way} />
          </Button>
        ))}
        <Button
          className="button quiet square"
          aria-label={fill(say.remove, { name })}
          onPress={() => on.onRemove(name)}
        >
          <Icon name="close" />
        </Button>
      </div>
      {isOpen && kind && (
        <fieldset
          id={inputId(path)}
          className="grid gap-4 px-(--pad) pt-1 pb-5 *:max-w-240"
          aria-label={name}
        >
          <GroupDepth value={path.length}>
            <Fields fields={blockFields(kind, sources, `blocks.${index}.`)} />
          </GroupDepth>
        </fieldset>
      )}
    </li>
  );
}

interface BlocksProps {
  readonly actions: BlockActions;
  readonly sources: FormSources;
  /** Leads to a block that was just added. */
  readonly onAdded: (index: number) => void;
}

/** Blocks of a page in their order, folded, and the kinds that can be added. */
export function Blocks({ actions, sources, onAdded }: BlocksProps) {
  const { lang } = useKit();
  const texts = useTexts();
  const { fields, block: say, kinds } = texts;
  const [said, setSaid] = useState('');
  const { blocks, keys } = actions;
  const added = useRef<number>(undefined);
  // A menu that has closed gives the focus back to its button.
  const leadOn = () => {
    if (added.current !== undefined) onAdded(added.current);
    added.current = undefined;
  };
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || to < 0 || to >= blocks.length) return;
    actions.move(from, to);
    const { name } = blockName(block, from, fields, lang);
    setSaid(fill(say.moved, { name, number: to + 1, count: blocks.length }));
  };
  return (
    <section aria-label={texts.blocks}>
      <h2 className="px-(--pad) pt-5 pb-2">{texts.blocks}</h2>
      <p className="hidden" role="status">
        {said}
      </p>
      {blocks.length === 0 && <p className="soft px-(--pad) pb-3">{texts.noBlocks}</p>}
      <ol id={inputId(['blocks'])} className="border-b border-line">
        {blocks.map((block, index) => {
          const key = keys[index] ?? index;
          return (
            <Block
              key={key}
              {...{ block, index, sources }}
              count={blocks.length}
              isOpen={actions.open.has(key)}
              onFold={(isOpen) => actions.fold(key, isOpen)}
              onMove={(to) => move(index, to)}
              onRemove={(name) => actions.remove(index, fill(say.removed, { name }))}
            />
          );
        })}
      </ol>
      <div className="grid gap-2 px-(--pad) py-4">
        <MenuTrigger>
          <Button className="button justify-self-start" onFocus={leadOn}>
            <Icon name="plus" />
            {say.add}
          </Button>
          <Popover className="popover">
            <Menu className="menu max-w-100">
              {BLOCK_KINDS.map((kind) => (
                <MenuItem
                  key={kind}
                  textValue={fields.options.blockKinds[kind]}
                  onAction={() => {
                    actions.add(kind);
                    added.current = blocks.length;
                  }}
                >
                  <span className="grid py-1">
                    <Text slot="label">{fields.options.blockKinds[kind]}</Text>
                    <Text slot="description" className="soft text-small">
                      {kinds[kind]}
                    </Text>
                  </span>
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
        {blocks.length > 1 && <p className="faint text-small max-wide:hidden">{say.keys}</p>}
      </div>
    </section>
  );
}
