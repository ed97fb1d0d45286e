import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { type Loading, useApi } from '#admin/kit/queries.ts';
import { useMedia } from '#admin/kit/use-media.ts';
import { callApi } from '#browser/api.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import { adminSettingsReply } from '#contract/admin-settings.ts';
import { Editor } from './Editor.tsx';
import { Nav } from './Nav.tsx';
import { PARTS, type Part, partOfField } from './parts.ts';
import { RedirectsPart } from './Redirects.tsx';
import { KINDS, type SettingsEntries } from './settings-fields.ts';
import { useTexts } from './texts.ts';

const route = getRouteApi('/settings/{-$part}');
const ENTRY = 'GET /api/admin/catalogue/entries/:kind/:id';
/** While it is open, the page follows what is rendered. */
const EVERY_MS = 3_000;

interface Entries {
  readonly loading: Loading<SettingsEntries>;
  /** Another one for each state that is shown from the start. */
  readonly round: number | undefined;
  readonly replace: (entries: SettingsEntries) => void;
  readonly reload: () => Promise<void>;
}

/** Firm and facts, which one form edits; `replace` shows other states of both from the start. */
function useEntries(): Entries {
  const [firm, facts] = KINDS.map((kind) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: always the same two
    useApi(ENTRY, { params: { kind, id: kind } }, adminEntry, { isKept: false }),
  ) as [Loaded, Loaded];
  const [[replaced, round], setReplaced] = useState<readonly [SettingsEntries?, number?]>([]);
  const replace = (next: SettingsEntries) => setReplaced(([, last = 0]) => [next, last + 1]);
  const data = firm.data && facts.data && { firm: firm.data, facts: facts.data };
  const reload = async () => {
    const read = await Promise.all(
      KINDS.map((kind) => callApi(ENTRY, { params: { kind, id: kind } }, adminEntry)),
    );
    const [nextFirm, nextFacts] = read;
    if (nextFirm?.ok && nextFacts?.ok) replace({ firm: nextFirm.data, facts: nextFacts.data });
  };
  const loading = {
    data: replaced ?? data,
    error: firm.error ?? facts.error,
    isPlaceholderData: false,
    refetch: () => void [firm, facts].map((each) => each.refetch()),
  };
  return { loading, round, replace, reload };
}
type Loaded = ReturnType<typeof useApi<typeof ENTRY, AdminEntry>>;

function FormPart({ part }: { readonly part: Exclude<Part, 'redirects'> }) {
  const { names } = useTexts();
  const { loading, round, replace, reload } = useEntries();
  const settings = useApi('GET /api/admin/settings', {}, adminSettingsReply, { everyMs: EVERY_MS });
  const { data: entries } = loading;
  return (
    <ListPart
      name={names[part]}
      loading={settings.data ? loading : { ...loading, data: undefined }}
    >
      {() =>
        entries &&
        settings.data && (
          <Editor
            key={round}
            {...{ part, entries, reload, onReplaced: replace }}
            settings={settings.data}
          />
        )
      }
    </ListPart>
  );
}

/** Everything about the shop that is no product, page or text; on phones a list of parts, then one of them. */
export function Section() {
  const { texts: kit } = useKit();
  const { hash } = useLocation();
  const { part: asked } = route.useParams();
  const isPhone = useMedia();
  const found = hash === '' ? undefined : partOfField(hash);
  const part = PARTS.find((each) => each === asked) ?? (isPhone ? undefined : 'shop');
  // A link of a finding knows its field alone.
  if (asked === undefined && found) {
    return <Navigate to="/settings/{-$part}" params={{ part: found }} hash={hash} replace />;
  }
  if (part === undefined) {
    return (
      <Page title={kit.nav.settings}>
        <Nav current={undefined} />
      </Page>
    );
  }
  return (
    <div className="grid flex-1 wide:grid-cols-[12.5rem_minmax(0,1fr)] min-[80rem]:grid-cols-[15.5rem_minmax(0,1fr)]">
      <aside className="border-e border-line max-wide:hidden">
        <div className="sticky top-(--top)">
          <p className="strong px-6 pt-5 pb-3 text-[1rem] leading-6">{kit.nav.settings}</p>
          <Nav current={part} />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        {part === 'redirects' ? <RedirectsPart /> : <FormPart part={part} />}
      </div>
    </div>
  );
}
