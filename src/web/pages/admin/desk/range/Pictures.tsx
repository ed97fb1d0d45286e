import { useState } from 'react';
import { apiPath } from '#api-path.ts';
import { getJson } from '#browser/api.ts';
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
import { useFindings, useOptionName } from './field-hooks.tsx';
import { AltFields } from './media/AltFields.tsx';
import { FromLibrary } from './media/FromLibrary.tsx';
import { picturePath } from './media/picture-input.ts';

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

function PictureChoice({ index, alts }: { readonly index: number; readonly alts: Alts }) {
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
  const take = (taken: string, alt: Json | undefined) =>
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
          onChange={({ target }) => take(target.value, alts.get(target.value))}
        >
          {base === '' && <option value="">{texts.range.editor.choose}</option>}
          {[...alts.keys()].map((each) => (
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
        onTake={(picture) => take(picture.base, libraryAlt(picture))}
      />
    </li>
  );
}

/** A picture for each view, and colour, chosen among those that products of this kind have. */
export function Pictures() {
  const { content, texts, lang } = useEditor();
  const { editor } = texts.range;
  const { problem, describedBy } = useFindings(['pictures']);
  const [others, setOthers] = useState<Alts>(new Map());
  const kind = String(content['kind']);
  const { reply } = useReply(`${ADMIN_API.adminProducts}?kind=${kind}`, adminProductsReply);
  const pictures = content['pictures'];
  const choose = async (id: string) => setOthers(id === '' ? new Map() : await readAlts(id));
  const own = altsOf(content);
  // Own pictures come first, and keep their own texts.
  const alts: Alts = new Map([...own, ...others, ...own]);
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
      <ul className="range-pictures">
        {(Array.isArray(pictures) ? pictures : []).map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a picture
          <PictureChoice key={index} index={index} alts={alts} />
        ))}
      </ul>
      {problem}
    </fieldset>
  );
}
