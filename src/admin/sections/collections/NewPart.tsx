import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Box, Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import type { Json } from '#catalogue/json.ts';
import type { AdminEntriesReply } from '#contract/admin-catalogue.ts';
import { idFromName } from '../products/starting-content.ts';
import { valueAt } from '../range/content-path.ts';
import { useNewEntry } from '../range/use-new-entry.ts';
import { isPartId, partId, startingContent } from './starting-content.ts';
import { useTexts } from './texts.ts';
import { KINDS, type View } from './views.ts';

/** Lists to which an entry can be added. */
export type GrowingView = Exclude<View, 'facts' | 'texts'>;

interface NewPartProps {
  readonly view: GrowingView;
  readonly entries: AdminEntriesReply['entries'];
  readonly onClose: () => void;
}

/** Place behind everything in the menu. */
function lastPlace(entries: NewPartProps['entries']): number {
  const places = entries.map(({ content }) => valueAt(content as Json, ['menu', 'place']));
  return Math.max(0, ...places.filter((place) => typeof place === 'number')) + 1;
}

/** Starts an entry with names in both languages and the id made of them; its editor follows. */
export function NewPart({ view, entries, onClose }: NewPartProps) {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const kind = KINDS[view];
  const navigate = useNavigate();
  const [name, setName] = useState({ de: '', en: '' });
  const [isInMenu, setInMenu] = useState(true);
  const { id, setId, wrong, begin, isPending } = useNewEntry({
    kind,
    proposedId: partId(kind, idFromName(name.de)),
    isId: (typed) => isPartId(kind, typed),
    sentences: {
      nameMissing: kit.field.missing,
      idWrong: texts.idWrong[kind],
      idTaken: texts.idTaken,
    },
  });
  const send = async () => {
    const isBegun = await begin(name.de, () => {
      const both = { de: name.de.trim(), en: name.en.trim() || name.de.trim() };
      const place = isInMenu ? lastPlace(entries) : undefined;
      return startingContent(kind, { id, name: both, place });
    });
    if (!isBegun) return;
    onClose();
    await navigate({ to: '/collections/$id', params: { id }, search: { view } });
  };
  return (
    <FormLayer
      title={texts.make[view]}
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
      {kind === 'collection' && (
        <Box isSelected={isInMenu} onChange={setInMenu}>
          {texts.putInMenu}
        </Box>
      )}
    </FormLayer>
  );
}
