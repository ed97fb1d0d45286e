import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useEditor } from '../range/editor-context.ts';
import { useTexts } from './texts.ts';

/** Begins a filter with the name that addresses and products know it by. */
export function NewFilter() {
  const { edit } = useEditor();
  const { add, newFilter, newFilterHelp } = useTexts();
  const [id, setId] = useState('');
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={newFilter} value={id} onChange={setId} help={newFilterHelp} />
      <Button
        className="button mt-5.5"
        isDisabled={!/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(id)}
        onPress={() => {
          edit([{ path: ['tags', id], value: [{ id: '', name: { de: '', en: '' } }] }]);
          setId('');
        }}
      >
        <Icon name="plus" />
        {add}
      </Button>
    </div>
  );
}
