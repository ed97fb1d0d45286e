import { type ReactNode, useState } from 'react';
import { Field } from '#admin/kit/Field.tsx';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { LANGS } from '#routes.ts';
import { idFromName } from '#rules/id-from-name.ts';
import { type NewEntryOptions, useNewEntry } from './use-new-entry.ts';

interface NewEntryLayerProps extends Pick<NewEntryOptions, 'kind' | 'isId'> {
  readonly title: string;
  readonly texts: NewEntryOptions['sentences'] & {
    readonly nameIn: { readonly de: string; readonly en: string };
    readonly id: string;
    readonly idHelp: string;
    readonly begin: string;
  };
  /** Returns the id of this kind that an id made of the name becomes. */
  readonly idOf?: (id: string) => string;
  readonly contentOf: (id: string, name: { de: string; en: string }) => unknown;
  /** Leads to the editor. */
  readonly onBegun: (id: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Starts an entry with names in both languages and the id made of them; its editor follows. */
export function NewEntryLayer({ kind, isId, title, texts, ...props }: NewEntryLayerProps) {
  const { idOf = (id) => id, contentOf, onBegun, onClose, children } = props;
  const [name, setName] = useState({ de: '', en: '' });
  const { id, setId, wrong, begin, isPending } = useNewEntry({
    ...{ kind, isId, sentences: texts },
    proposedId: idOf(idFromName(name.de)),
  });
  const send = async () => {
    const both = { de: name.de.trim(), en: name.en.trim() || name.de.trim() };
    if (!(await begin(name.de, () => contentOf(id, both)))) return;
    onClose();
    await onBegun(id);
  };
  return (
    <FormLayer
      title={title}
      button={texts.begin}
      isPending={isPending}
      // A finding must not keep the corrected form from being sent.
      validationBehavior="aria"
      onClose={onClose}
      onSend={send}
    >
      {LANGS.map((lang) => (
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
      {children}
    </FormLayer>
  );
}
