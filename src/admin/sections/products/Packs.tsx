import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ChoicesField } from '#admin/kit/form/ChoicesField.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { fill } from '#rules/fill.ts';
import { GroupDepth, useEditor, useField } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import type { Field } from '../range/form-fields.ts';
import { NO_PACK } from './starting-content.ts';
import { useTexts } from './texts.ts';

/** Packs that are offered, each with what belongs to it. */
export function Packs({ fields }: { readonly fields: readonly Field[] }) {
  const { content, names, edit } = useEditor();
  const { props } = useField(['packs']);
  const { options: say } = useTexts();
  const chosen = Object.keys(content['packs'] ?? {});
  const change = (next: readonly string[]) => {
    const added = next.filter((pack) => !chosen.includes(pack));
    const removed = chosen.filter((pack) => !next.includes(pack));
    edit([
      ...added.map((pack) => ({ path: ['packs', pack], value: NO_PACK })),
      ...removed.map((pack) => ({ path: ['packs', pack], value: undefined })),
    ]);
  };
  const offered = [...new Set([...Object.keys(names.packs), ...chosen])];
  if (offered.length === 0) return null;
  return (
    <>
      <ChoicesField
        {...props}
        value={chosen}
        options={offered.map((pack) => [pack, names.packs[pack] ?? pack])}
        onChange={change}
      />
      {chosen.map((pack) => (
        <Disclosure key={pack} className="fold">
          <Heading level={3}>
            <Button slot="trigger">
              <Icon name="next" />
              {fill(say.pack, { name: names.packs[pack] ?? pack })}
            </Button>
          </Heading>
          <DisclosurePanel>
            <GroupDepth value={2}>
              <Fields fields={fields.filter(({ path }) => path.startsWith(`packs.${pack}.`))} />
            </GroupDepth>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </>
  );
}
