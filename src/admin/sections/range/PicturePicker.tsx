import { useState } from 'react';
import { Button } from 'react-aria-components';
import { FileDrop } from '#admin/kit/FileDrop.tsx';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { type Loading, useApi } from '#admin/kit/queries.ts';
import { SearchBox, useDebounced } from '#admin/kit/SearchBox.tsx';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { type AdminPicture, adminMediaReply, adminStudioReply } from '#contract/admin-media.ts';
import { fill } from '#rules/fill.ts';
import { useEditor } from './editor-context.ts';
import { studioName } from './studio-name.ts';
import { useRangeTexts } from './texts.ts';

/** A picture that can be chosen; those of the studio have no texts. */
export type Choice = Pick<AdminPicture, 'base'> & Partial<Pick<AdminPicture, 'alt' | 'name'>>;

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface ChoicesProps {
  readonly body: { readonly search: string; readonly after: string | undefined };
  readonly onTake: (choice: Choice) => void;
  readonly onNext: (after: string) => void;
}

interface TilesProps extends ChoicesProps {
  readonly loading: Loading<{
    readonly pictures: readonly (Choice & { readonly name?: string })[];
    readonly next: string | null;
  }>;
}

function Tiles({ loading, body, onTake, onNext }: TilesProps) {
  const { range, findings } = useRangeTexts();
  const { picker: say } = range;
  const { texts: kit } = useKit();
  const { names } = useEditor();
  return (
    <ListPart name={say.library} loading={loading}>
      {({ pictures, next }) => (
        <>
          {pictures.length === 0 && (
            <p className="soft">{body.search === '' ? say.none : say.nothing}</p>
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 [&_.thumb]:aspect-square [&_.thumb]:h-auto [&_.thumb]:w-full">
            {pictures.map((each) => (
              <li key={each.base}>
                <Button
                  aria-label={fill(say.take, {
                    name: each.name ?? studioName(each.base, names.colours, findings.views),
                  })}
                  onPress={() => onTake(each)}
                >
                  <Thumb base={each.base} size="large" />
                </Button>
              </li>
            ))}
          </ul>
          {next !== null && (
            <Button className="button" onPress={() => onNext(next)}>
              {kit.pager.next}
            </Button>
          )}
        </>
      )}
    </ListPart>
  );
}

function OwnPictures(props: ChoicesProps) {
  const loading = useApi('POST /api/admin/media/search', { body: props.body }, adminMediaReply);
  return <Tiles {...props} loading={loading} />;
}

function StudioPictures(props: ChoicesProps) {
  const loading = useApi('POST /api/admin/studio-pictures', { body: props.body }, adminStudioReply);
  return <Tiles {...props} loading={loading} />;
}

interface PickerProps extends Pick<ChoicesProps, 'onTake'> {
  /** True where several files may be uploaded at once. */
  readonly isMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Chooses a picture: a file, one of the library, or one of the studio. */
export function PicturePicker({ onTake, isMany = false, onFiles, onClose }: PickerProps) {
  const { picker: say } = useRangeTexts().range;
  const [source, setSource] = useState<'own' | 'studio'>('own');
  const [typed, setTyped] = useState('');
  const [after, setAfter] = useState<string>();
  const search = useDebounced(typed);
  // A live shop of its own pictures has no studio.
  const studio = useApi(
    'POST /api/admin/studio-pictures',
    { body: { search: '', after: undefined } },
    adminStudioReply,
  ).data;
  const choices = { body: { search, after }, onTake, onNext: setAfter };
  return (
    <Layer title={say.choose} isOpen isSheet onClose={onClose}>
      <div className="layer-body">
        <FileDrop
          label={say.upload}
          choose={say.upload}
          text={say.drop}
          types={TYPES}
          isMany={isMany}
          onFiles={onFiles}
        />
        <div className="flex flex-wrap gap-2">
          {studio !== undefined && studio.pictures.length > 0 && (
            <Switch
              label={say.library}
              value={source}
              options={(['own', 'studio'] as const).map((key) => [key, say.sources[key]])}
              onChange={(next) => {
                setSource(next);
                setAfter(undefined);
              }}
            />
          )}
          <SearchBox
            label={say.find}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setAfter(undefined);
            }}
          />
        </div>
        {source === 'own' ? <OwnPictures {...choices} /> : <StudioPictures {...choices} />}
      </div>
    </Layer>
  );
}
