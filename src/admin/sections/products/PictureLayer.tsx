import { useEffect } from 'react';
import { Button, Link } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { BothLanguages } from '#admin/kit/form/BothLanguages.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import type { JsonObject } from '#catalogue/json.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { readUploadedBase } from '#catalogue/uploaded-pictures.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { inputId } from '../range/content-path.ts';
import { useEditor } from '../range/editor-context.ts';
import { focusField } from '../range/focus-field.ts';
import { type DraftPicture, lacksView, nextWithoutView, type PictureRow } from './picture-rows.ts';
import { useTexts } from './texts.ts';
import type { PictureActions } from './use-pictures.ts';

/** Names the choice of the view among the fields of the page. */
const VIEW = 'picture-view';

interface PictureLayerProps {
  readonly opened: DraftPicture;
  readonly rows: readonly PictureRow[];
  readonly actions: PictureActions;
  /** Shows another one. */
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  readonly onReplace: () => void;
}

/** One picture of the product: what it shows, its texts and its place. */
export function PictureLayer({ opened, rows, actions, ...on }: PictureLayerProps) {
  const { onOpen, onClose, onReplace } = on;
  const { lang } = useKit();
  const { names } = useEditor();
  const { pictures: say, findings, range } = useTexts();
  const { key, picture } = opened;
  const { change, move } = actions;
  const row = rows.find((each) => each.pictures.some((one) => one.key === key));
  const at = row?.pictures.findIndex((each) => each.key === key) ?? 0;
  const base = String(picture['base'] ?? '');
  const upload = readUploadedBase(base);
  const alt = (picture['alt'] ?? {}) as Partial<Record<Lang, string>>;
  const next = nextWithoutView(rows, key);
  const goOn = () => next && onOpen(next.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    if (lacksView(opened)) focusField([VIEW]);
  }, [key]);
  const set = (part: JsonObject) => {
    const own = Object.entries({ ...picture, ...part }).filter(([, value]) => value !== undefined);
    change(key, Object.fromEntries(own));
  };
  const setAlt = (language: Lang, text: string) => {
    const both = { de: alt.de ?? '', en: alt.en ?? '', [language]: text };
    set({ alt: both.de === '' && both.en === '' ? undefined : both });
  };
  return (
    <Layer title={fill(say.picture, { number: at + 1 })} isOpen isSheet onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key of a button below */}
      <div
        className="layer-body"
        onKeyDown={(event) => {
          if (event.key === 'PageDown') goOn();
        }}
      >
        <img
          className="aspect-square h-auto w-[min(20rem,100%)] bg-(--paper) object-cover"
          src={`${base}-800.webp`}
          alt=""
          width={320}
          height={320}
        />
        <div className="field-grid">
          <SelectField
            id={inputId([VIEW])}
            label={say.view}
            value={picture['view'] === undefined ? undefined : String(picture['view'])}
            options={VIEWS.map((view) => [view, findings.views[view]])}
            onChange={(view) => set({ view })}
          />
          {rows.length > 1 && (
            <SelectField
              label={say.colour}
              value={row?.colour ?? ''}
              options={rows.map(({ colour }) =>
                colour ? [colour, names.colours[colour] ?? colour] : ['', say.everyColour],
              )}
              onChange={(colour) => move([key], { colour, at: 99 })}
            />
          )}
          {row && row.pictures.length > 1 && (
            <SelectField
              label={say.place}
              value={String(at)}
              options={row.pictures.map((_, nth) => [String(nth), String(nth + 1)])}
              onChange={(place) => {
                const to = Number(place);
                move([key], { colour: row.colour, at: to > at ? to + 1 : to });
              }}
            />
          )}
        </div>
        <BothLanguages fields={['alt']}>
          {(_, language) => (
            <Field
              label={say.alt}
              lang={language}
              value={alt[language] ?? ''}
              onChange={(text) => setAlt(language, text)}
            />
          )}
        </BothLanguages>
        <p className="faint">{say.altHelp}</p>
        {upload && (
          <Link className="link" href={sectionHref(lang, `/pictures/${upload.id}`)}>
            {say.focus}
          </Link>
        )}
        <div className="layer-foot">
          <Button
            className="button"
            onPress={() => {
              onClose();
              change(key, undefined);
            }}
          >
            {range.picker.remove}
          </Button>
          <Button className="button" onPress={onReplace}>
            <Icon name="pictures" />
            {range.picker.replace}
          </Button>
          <Button className={next ? 'button' : 'button primary'} onPress={onClose}>
            {say.done}
          </Button>
          {next && (
            <Button className="button primary" aria-keyshortcuts="PageDown" onPress={goOn}>
              {say.next}
              <kbd className="border-current! text-current! max-wide:hidden">{say.nextKey}</kbd>
            </Button>
          )}
        </div>
      </div>
    </Layer>
  );
}
