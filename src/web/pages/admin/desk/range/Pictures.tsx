import { useState } from 'react';
import { apiPath } from '../../../../../api-paths.ts';
import { readUploadedBase } from '../../../../../catalogue/uploaded-pictures.ts';
import { deskEntry } from '../../../../../contract/desk-catalogue.ts';
import type { DeskPicture } from '../../../../../contract/desk-media.ts';
import { deskProductsReply } from '../../../../../contract/desk-products.ts';
import { DESK_API } from '../../../../../desk-paths.ts';
import { getJson } from '../../../../api.ts';
import { Thumbnail } from '../../Thumbnail.tsx';
import { useReply } from '../use-reply.ts';
import { type Json, valueAt } from './content-path.ts';
import { shownContent } from './draft-saver.ts';
import { inputId, useEditor } from './editor-context.ts';
import { useFindings, useOptionName } from './field-hooks.tsx';
import { AltFields } from './media/AltFields.tsx';
import { FromLibrary } from './media/FromLibrary.tsx';

function basesOf(content: Json | undefined): string[] {
  const pictures = valueAt(content, ['pictures']);
  const bases = (Array.isArray(pictures) ? pictures : []).map((_, index) =>
    valueAt(content, ['pictures', index, 'base']),
  );
  return bases.filter((base): base is string => typeof base === 'string' && base !== '');
}

function PictureChoice({ index, bases }: { readonly index: number; readonly bases: string[] }) {
  const { content, edit, texts } = useEditor();
  const nameOf = useOptionName();
  const { views } = texts.range.findings;
  const { problem, isWrong, describedBy } = useFindings(['pictures', index], true);
  const path = ['pictures', index, 'base'];
  const base = String(valueAt(content, path) ?? '');
  const view = String(valueAt(content, ['pictures', index, 'view']) ?? '');
  const colour = valueAt(content, ['pictures', index, 'colour']);
  const id = inputId(path.join('.'));
  const isUploaded = readUploadedBase(base) !== undefined;
  /** Texts of the picture before say nothing about this one. */
  const take = (taken: string, alt?: DeskPicture['alt']) =>
    edit([
      { path, value: taken },
      { path: ['pictures', index, 'alt'], value: alt },
    ]);
  const viewName = Object.entries(views).find(([key]) => key === view)?.[1] ?? view;
  return (
    <li className="range-picture">
      <Thumbnail base={base || undefined} className="range-thumb" sizes="56px" />
      <div className="desk-field">
        <label htmlFor={id}>
          {viewName}
          {typeof colour === 'string' && `, ${nameOf(colour)}`}
        </label>
        <select
          id={id}
          value={base}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={({ target }) => take(target.value)}
        >
          {base === '' && <option value="">{texts.range.editor.choose}</option>}
          {bases.map((each) => (
            <option key={each} value={each}>
              {readUploadedBase(each)
                ? texts.range.mediaTexts.ofLibrary
                : each.replace('/images/', '').replace('/', ', ')}
            </option>
          ))}
        </select>
        {problem}
        {isUploaded && <AltFields index={index} describedBy={describedBy} />}
      </div>
      <FromLibrary
        view={typeof colour === 'string' ? `${viewName}, ${nameOf(colour)}` : viewName}
        onTake={({ base: taken, alt }) => take(taken, alt.de || alt.en ? alt : undefined)}
      />
    </li>
  );
}

/** A picture for each view, and colour, chosen among those that products of this kind have. */
export function Pictures() {
  const { content, texts, lang } = useEditor();
  const { editor } = texts.range;
  const { problem, describedBy } = useFindings(['pictures']);
  const [others, setOthers] = useState<readonly string[]>([]);
  const kind = String(content['kind']);
  const { reply } = useReply(`${DESK_API.deskProducts}?kind=${kind}`, deskProductsReply);
  const pictures = content['pictures'];
  const bases = [...new Set([...basesOf(content), ...others])];
  const take = async (id: string) => {
    if (id === '') return setOthers([]);
    const found = await getJson(apiPath(DESK_API.deskEntry, { kind: 'product', id }), deskEntry);
    setOthers(found.ok ? basesOf(shownContent(found.data)) : []);
  };
  return (
    <fieldset
      id={inputId('pictures')}
      tabIndex={-1}
      className="range-list"
      aria-labelledby="group-pictures"
      aria-describedby={describedBy}
    >
      <label className="desk-field">
        {editor.picturesFrom}
        <select defaultValue="" onChange={({ target }) => void take(target.value)}>
          <option value="">{String(valueAt(content, ['name', lang]) || editor.unnamed)}</option>
          {(reply?.ok ? reply.data.products : [])
            .filter(({ id }) => id !== content['id'])
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name?.[lang] || id}
              </option>
            ))}
        </select>
      </label>
      <ul className="range-pictures">
        {(Array.isArray(pictures) ? pictures : []).map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a picture
          <PictureChoice key={index} index={index} bases={bases} />
        ))}
      </ul>
      {problem}
    </fieldset>
  );
}
