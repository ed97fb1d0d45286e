import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { idFromName, isProductId } from '../products/starting-content.ts';
import { useNewEntry } from '../range/use-new-entry.ts';
import { startingPage, TEMPLATES, type Template } from './blocks.ts';
import { useTexts } from './texts.ts';

const TEMPLATE_KEYS = Object.keys(TEMPLATES) as Template[];

/** Starts a page with a name in both languages, the id made of it, and blocks to fill; its editor follows. */
export function NewPage({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [name, setName] = useState({ de: '', en: '' });
  const [template, setTemplate] = useState<Template>('text');
  const { id, setId, wrong, begin, isPending } = useNewEntry({
    kind: 'page',
    proposedId: idFromName(name.de),
    isId: isProductId,
    sentences: texts,
  });
  const send = async () => {
    const both = { de: name.de.trim(), en: name.en.trim() || name.de.trim() };
    if (!(await begin(name.de, () => startingPage({ id, name: both, template })))) return;
    onClose();
    await navigate({ to: '/pages/$id', params: { id } });
  };
  return (
    <FormLayer
      title={texts.make}
      button={texts.begin}
      isPending={isPending}
      // A finding must not keep the corrected form from being sent.
      validationBehavior="aria"
      onClose={onClose}
      onSend={send}
    >
      {(['de', 'en'] as const).map((lang) => (
        <Field
          key={lang}
          label={texts.nameIn[lang]}
          lang={lang}
          value={name[lang]}
          onChange={(text) => setName({ ...name, [lang]: text })}
          finding={lang === 'de' ? wrong.name : undefined}
          autoFocus={lang === 'de'}
        />
      ))}
      <Field label={texts.id} value={id} onChange={setId} finding={wrong.id} help={texts.idHelp} />
      <SelectField
        label={texts.template}
        value={template}
        options={TEMPLATE_KEYS.map((key) => [key, texts.templates[key]])}
        onChange={(next) => setTemplate((next ?? 'text') as Template)}
      />
    </FormLayer>
  );
}
