import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { isProductId } from '../products/starting-content.ts';
import { NewEntryLayer } from '../range/NewEntryLayer.tsx';
import { startingPage, TEMPLATES, type Template } from './blocks.ts';
import { useTexts } from './texts.ts';

const TEMPLATE_KEYS = Object.keys(TEMPLATES) as Template[];

/** Starts a page with blocks to fill. */
export function NewPage({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [template, setTemplate] = useState<Template>('text');
  return (
    <NewEntryLayer
      kind="page"
      title={texts.make}
      texts={texts}
      isId={isProductId}
      contentOf={(id, name) => startingPage({ id, name, template })}
      onBegun={(id) => navigate({ to: '/pages/$id', params: { id } })}
      onClose={onClose}
    >
      <SelectField
        label={texts.template}
        value={template}
        options={TEMPLATE_KEYS.map((key) => [key, texts.templates[key]])}
        onChange={(next) => setTemplate((next ?? 'text') as Template)}
      />
    </NewEntryLayer>
  );
}
