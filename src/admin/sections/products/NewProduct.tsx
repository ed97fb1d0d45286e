import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { ApiProblem } from '#admin/kit/queries.ts';
import { callApi } from '#browser/api.ts';
import type { JsonObject } from '#catalogue/json.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { fill } from '#rules/fill.ts';
import { idFromName } from '#rules/id-from-name.ts';
import { shownContent } from '../range/draft-saver.ts';
import { useNames } from '../range/names.ts';
import { useNewEntry } from '../range/use-new-entry.ts';
import {
  copyContent,
  isProductId,
  STARTING_OPTIONS,
  type StartingOptions,
  startingContent,
} from './starting-content.ts';
import { useTexts } from './texts.ts';

interface NewProductProps {
  /** Product to copy; undefined starts an empty one. */
  readonly source?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Starts a product, or a copy of one, with the id made of its German name; its editor follows. */
export function NewProduct({ source, onClose }: NewProductProps) {
  const texts = useTexts();
  const { make: say } = texts;
  const names = useNames();
  const navigate = useNavigate();
  const [chosen, setCollection] = useState<string>();
  const [options, setOptions] = useState<StartingOptions>('none');
  const [name, setName] = useState(source ? fill(say.copyName, { name: source.name }) : '');
  const { id, setId, wrong, begin, isPending } = useNewEntry({
    kind: 'product',
    proposedId: idFromName(name),
    isId: isProductId,
    sentences: say,
  });
  const collection = chosen ?? Object.keys(names.homes)[0] ?? '';
  const contentOf = async () => {
    if (!source) return startingContent({ id, name: name.trim(), collection, options }, names);
    const params = { kind: 'product', id: source.id };
    const found = await callApi(
      'GET /api/admin/catalogue/entries/:kind/:id',
      { params },
      adminEntry,
    );
    if (!found.ok) throw new ApiProblem(found.code, found.message);
    return copyContent(shownContent(found.data) as JsonObject, id, name.trim(), names);
  };
  const send = async () => {
    if (!(await begin(name, contentOf))) return;
    onClose();
    await navigate({ to: '/products/$id', params: { id } });
  };
  return (
    <FormLayer
      title={source ? fill(say.copyOf, { name: source.name }) : say.title}
      button={say.begin}
      isPending={isPending}
      // A finding must not keep the corrected form from being sent.
      validationBehavior="aria"
      onClose={onClose}
      onSend={send}
    >
      <Field label={say.name} value={name} onChange={setName} finding={wrong.name} autoFocus />
      <Field label={say.id} value={id} onChange={setId} finding={wrong.id} help={say.idHelp} />
      {!source && (
        <>
          <SelectField
            label={texts.columns.collection}
            value={collection}
            options={Object.keys(names.homes).map((each) => [
              each,
              names.collections[each] ?? each,
            ])}
            onChange={setCollection}
          />
          <SelectField
            label={say.choice}
            value={options}
            options={STARTING_OPTIONS.map((each) => [each, say.choices[each]])}
            onChange={(next) => setOptions((next ?? 'none') as StartingOptions)}
          />
        </>
      )}
    </FormLayer>
  );
}
