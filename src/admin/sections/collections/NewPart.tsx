import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { Tick } from '#admin/kit/form/ChoicesField.tsx';
import { TextField } from '#admin/kit/form/TextField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import {
  type AdminDraftBody,
  type AdminEntriesReply,
  adminEntry,
} from '#contract/admin-catalogue.ts';
import { idFromName } from '../products/starting-content.ts';
import { type Json, valueAt } from '../range/content-path.ts';
import { CHANGED_BY_DRAFTS } from '../range/use-draft.ts';
import type { PartTexts } from './de.ts';
import { isPartId, partId, startingContent } from './starting-content.ts';
import { KINDS, type View } from './views.ts';

/** Views that are lists. */
export type ListView = Exclude<View, 'facts'>;

interface NewPartProps {
  readonly view: ListView;
  readonly entries: AdminEntriesReply['entries'];
  readonly texts: PartTexts;
  readonly onClose: () => void;
}

/** Place behind everything in the menu. */
function lastPlace(entries: NewPartProps['entries']): number {
  const places = entries.map(({ content }) => valueAt(content as Json, ['menu', 'place']));
  return Math.max(0, ...places.filter((place) => typeof place === 'number')) + 1;
}

/** Names in both languages and the id made of them. */
function NewPartForm({ view, entries, texts, onClose }: NewPartProps) {
  const { texts: kit } = useKit();
  const kind = KINDS[view];
  const navigate = useNavigate();
  const showProblem = useShowProblem();
  const [name, setName] = useState({ de: '', en: '' });
  // Undefined while it follows the name.
  const [ownId, setOwnId] = useState<string>();
  const [isInMenu, setInMenu] = useState(true);
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly id?: string }>({});
  const put = useSend('PUT /api/admin/catalogue/entries/:kind/:id/draft', adminEntry, [
    ...CHANGED_BY_DRAFTS,
    'GET /api/admin/catalogue/entries/:kind',
  ]);
  const id = ownId ?? partId(kind, idFromName(name.de));
  const begin = async () => {
    if (name.de.trim() === '') return setWrong({ name: kit.field.missing });
    if (!isPartId(kind, id)) return setWrong({ id: texts.idWrong[kind] });
    setWrong({});
    const both = { de: name.de.trim(), en: name.en.trim() || name.de.trim() };
    const place = isInMenu ? lastPlace(entries) : undefined;
    const content = startingContent(kind, { id, name: both, place }) as AdminDraftBody['content'];
    try {
      await put.mutateAsync({
        params: { kind, id },
        body: { content, revision: null, base: null },
      });
      onClose();
      await navigate({ to: '/collections/$id', params: { id }, search: { view } });
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'draft_changed')
        setWrong({ id: texts.idTaken });
      else showProblem(error);
    }
  };
  return (
    <Form
      className="layer-body"
      // A finding must not keep the corrected form from being sent.
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {(['de', 'en'] as const).map((lang) => (
        <TextField
          key={lang}
          label={texts.nameIn[lang]}
          lang={lang}
          value={name[lang]}
          onChange={(text) => setName({ ...name, [lang]: text })}
          finding={lang === 'de' ? wrong.name : undefined}
          autoFocus={lang === 'de'}
        />
      ))}
      <TextField
        label={texts.id}
        value={id}
        onChange={setOwnId}
        finding={wrong.id}
        help={texts.idHelp}
      />
      {kind === 'collection' && (
        <Tick isSelected={isInMenu} onChange={setInMenu}>
          {texts.putInMenu}
        </Tick>
      )}
      <div className="layer-foot">
        <Button type="submit" className="button primary" isPending={put.isPending}>
          {texts.begin}
        </Button>
      </div>
    </Form>
  );
}

/** Starts an entry; its editor follows. */
export function NewPart({ isOpen, ...props }: NewPartProps & { readonly isOpen: boolean }) {
  return (
    <Layer title={props.texts.make[props.view]} isOpen={isOpen} onClose={props.onClose}>
      <NewPartForm {...props} />
    </Layer>
  );
}
