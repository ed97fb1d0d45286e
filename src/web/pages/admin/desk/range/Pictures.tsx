import { useState } from 'react';
import { apiPath } from '#api-path.ts';
import { getJson } from '#browser/api.ts';
import { fill } from '#browser/fill.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { type AdminPicture, adminPicture } from '#contract/admin-media.ts';
import { adminProductsReply } from '#contract/admin-products.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import { useReply } from '../use-reply.ts';
import { type Json, valueAt } from './content-path.ts';
import { shownContent } from './draft-saver.ts';
import { inputId, useEditor } from './editor-context.ts';
import { focusSoon, useFindings, useOptionName } from './field-hooks.tsx';
import { choice, type Field, optional } from './field-table.ts';
import { fieldName } from './finding-sentence.ts';
import { AltFields } from './media/AltFields.tsx';
import { FromLibrary } from './media/FromLibrary.tsx';
import { picturePath } from './media/picture-input.ts';
import { ChoiceInput } from './OptionInputs.tsx';

/** Alternative text of each picture by its base; undefined for pictures that need none. */
type Alts = ReadonlyMap<string, Json | undefined>;

function altsOf(content: Json | undefined): Alts {
  const pictures = valueAt(content, ['pictures']);
  return new Map(
    (Array.isArray(pictures) ? pictures : []).flatMap((_, index) => {
      const base = valueAt(content, ['pictures', index, 'base']);
      const alt = valueAt(content, ['pictures', index, 'alt']);
      return typeof base === 'string' && base !== '' ? [[base, alt] as const] : [];
    }),
  );
}

/** Texts of a picture in the library; undefined if it has none. */
const libraryAlt = ({ alt }: AdminPicture) => (alt.de || alt.en ? alt : undefined);

/** Reads the pictures of another product. Texts of the library come before those of that product. */
async function readAlts(product: string): Promise<Alts> {
  const path = apiPath(ADMIN_API.adminEntry, { kind: 'product', id: product });
  const found = await getJson(path, adminEntry);
  const alts = [...altsOf(found.ok ? shownContent(found.data) : undefined)];
  const read = alts.map(async ([base, alt]) => {
    const upload = readUploadedBase(base);
    const picture = upload && (await getJson(picturePath(upload.id), adminPicture));
    return [base, (picture?.ok && libraryAlt(picture.data)) || alt] as const;
  });
  return new Map(await Promise.all(read));
}

interface ChoiceProps {
  readonly index: number;
  readonly alts: Alts;
  readonly colours: readonly string[];
  /** Puts the picture elsewhere, or takes it away. */
  readonly onMove: (to: number | undefined) => void;
}

/** A picture: its file, what it shows, and its alternative text. */
function PictureChoice({ index, alts, colours, onMove }: ChoiceProps) {
  const { content, edit, texts } = useEditor();
  const { editor, mediaTexts, names } = texts.range;
  const view = optional(choice(`pictures.${index}.view`, VIEWS));
  const colour: Field = {
    path: `pictures.${index}.colour`,
    type: 'choice',
    options: colours,
    names: names.colours,
  };
  const nameOf = useOptionName(names.colours);
  const { problem, isWrong, describedBy } = useFindings(['pictures', index], true);
  const path = ['pictures', index, 'base'];
  const base = String(valueAt(content, path) ?? '');
  const shows = ['view', 'colour'].flatMap((key) => {
    const value = valueAt(content, ['pictures', index, key]);
    return typeof value === 'string' ? [nameOf(value)] : [];
  });
  const name = fieldName(texts.range, ['pictures', index]);
  const id = inputId(`pictures.${index}.base`);
  /** Texts of the picture before say nothing about this one. */
  const take = (taken: string, alt: Json | undefined) =>
    edit([
      { path, value: taken },
      { path: ['pictures', index, 'alt'], value: alt },
    ]);
  return (
    <li className="range-picture">
      <Thumbnail base={base || undefined} className="range-thumb" sizes="56px" />
      <div className="desk-field">
        <label htmlFor={id}>{[name, ...shows].join(', ')}</label>
        <select
          id={id}
          value={base}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={({ target }) => take(target.value, alts.get(target.value))}
        >
          {base === '' && <option value="">{editor.choose}</option>}
          {[...alts.keys()].map((each) => (
            <option key={each} value={each}>
              {readUploadedBase(each)
                ? mediaTexts.ofLibrary
                : each.replace('/images/', '').replace('/', ', ')}
            </option>
          ))}
        </select>
        {problem}
        <ChoiceInput field={view} path={['pictures', index, 'view']} />
        {colours.length > 0 && <ChoiceInput field={colour} path={['pictures', index, 'colour']} />}
        <AltFields index={index} describedBy={describedBy} />
        <div className="desk-line">
          {index > 0 && (
            <button
              type="button"
              className="desk-button"
              aria-label={fill(editor.forwardNamed, { name })}
              onClick={() => onMove(index - 1)}
            >
              {editor.forward}
            </button>
          )}
          <button
            type="button"
            className="desk-button"
            aria-label={fill(editor.removeNamed, { name })}
            onClick={() => onMove(undefined)}
          >
            {editor.remove}
          </button>
        </div>
      </div>
      <FromLibrary
        view={[name, ...shows].join(', ')}
        onTake={(picture) => take(picture.base, libraryAlt(picture))}
      />
    </li>
  );
}

/** Pictures in their order, chosen among those of products of the same collection and of the library. */
export function Pictures() {
  const { content, edit, texts, lang } = useEditor();
  const { editor } = texts.range;
  const { problem, describedBy } = useFindings(['pictures']);
  const [others, setOthers] = useState<Alts>(new Map());
  const collection = String(content['collection']);
  const { reply } = useReply(
    `${ADMIN_API.adminProducts}?${new URLSearchParams({ collection })}`,
    adminProductsReply,
  );
  const pictures = Array.isArray(content['pictures']) ? (content['pictures'] as Json[]) : [];
  const colours = Array.isArray(content['colours']) ? content['colours'].map(String) : [];
  const choose = async (id: string) => setOthers(id === '' ? new Map() : await readAlts(id));
  const own = altsOf(content);
  // Own pictures come first, and keep their own texts.
  const alts: Alts = new Map([...own, ...others, ...own]);
  const move = (from: number, to: number | undefined) => {
    const next = pictures.filter((_, index) => index !== from);
    if (to !== undefined) next.splice(to, 0, pictures[from] ?? null);
    edit([{ path: ['pictures'], value: next }]);
    focusSoon(inputId(to === undefined ? 'pictures-add' : `pictures.${to}.base`));
  };
  const add = () => {
    const [colour] = colours;
    const picture = { base: '', ...(colour && { colour }) };
    edit([{ path: ['pictures', pictures.length], value: picture }]);
    focusSoon(inputId(`pictures.${pictures.length}.base`));
  };
  return (
    <fieldset
      id={inputId('pictures')}
      tabIndex={-1}
      className="range-list"
      aria-labelledby="group-pictures"
      aria-describedby={describedBy}
    >
      <p className="news-soft">{editor.picturesHint}</p>
      <label className="desk-field">
        {editor.picturesFrom}
        <select defaultValue="" onChange={({ target }) => void choose(target.value)}>
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
      <ol className="range-pictures">
        {pictures.map((_, index) => (
          <PictureChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a picture
            key={index}
            index={index}
            alts={alts}
            colours={colours}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      {problem}
      <button id={inputId('pictures-add')} type="button" className="desk-button" onClick={add}>
        {editor.addPicture}
      </button>
    </fieldset>
  );
}
