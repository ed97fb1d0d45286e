import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import {
  type AdminReviveReply,
  adminReviveReply,
  adminVersionReply,
} from '#contract/admin-versions.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from '../range/Changes.tsx';
import { entryHref, entryName } from '../range/entry-link.ts';
import { useNames } from '../range/names.ts';
import { CHANGED_BY_DRAFTS } from '../range/use-draft.ts';
import { DRAFT, DRAFT_HEAD } from './draft-classes.ts';
import { type PublishTexts, useTexts } from './texts.ts';
import { versionNote } from './version-note.ts';

const route = getRouteApi('/publish/$number');

interface ReviveProps {
  readonly number: string;
  readonly onClose: () => void;
}

/** Sentences of what a version that is taken up again will do. */
function sentencesOf(
  { products, collections, others }: AdminReviveReply,
  say: PublishTexts['version'],
): string[] {
  const counted = [
    [products.returned, say.returnedOne, say.returned],
    [products.changed, say.changedOne, say.changed],
    [products.retired, say.retiredOne, say.retired],
    [collections.changed, say.collectionsOne, say.collections],
    [others.changed, say.othersOne, say.others],
  ] as const;
  return counted.flatMap(([count, one, many]) =>
    count === 0 ? [] : count === 1 ? one : fill(many, { count }),
  );
}

/** Says what taking up a version will do and which drafts are in the way, and does it. */
function Revive({ number, onClose }: ReviveProps) {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { version: say } = texts;
  const navigate = useNavigate();
  const params = { number };
  const name = 'GET /api/admin/catalogue/versions/:number/draft';
  const counts = useApi(name, { params }, adminReviveReply, { isKept: false });
  const revive = useSend(
    'POST /api/admin/catalogue/versions/:number/draft',
    adminCatalogueReply,
    CHANGED_BY_DRAFTS,
  );
  const start = async (drafts: AdminReviveReply['drafts']) => {
    const replace = drafts.map(({ kind, id, revision }) => ({ kind, id, revision }));
    if (!(await revive.tried({ params, body: { replace } }))) return counts.refetch();
    await navigate({ to: '/publish' });
    showDone(fill(say.done, { number }));
  };
  return (
    <ListPart name={kit.nav.publish} loading={counts}>
      {(found) => {
        const sentences = sentencesOf(found, say);
        const { drafts } = found;
        return (
          <div className="layer-body">
            <p>{sentences.length > 0 ? say.will : say.nothing}</p>
            {sentences.length > 0 && (
              <>
                <ul className="grid gap-2 py-1">
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
                <p className="soft">{say.after}</p>
                {drafts.length > 0 && (
                  <>
                    <p className="warn">{say.inTheWay}</p>
                    <ul className="grid gap-2 py-1">
                      {drafts.map((draft) => (
                        <li key={`${draft.kind} ${draft.id}`}>
                          <Link className="link" href={entryHref(lang, draft)}>
                            {entryName(draft, texts, lang)}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </>
            )}
            <div className="layer-foot">
              <Button className="button" onPress={onClose}>
                {kit.cancel}
              </Button>
              <Button
                className="button primary"
                isDisabled={sentences.length === 0}
                isPending={revive.isPending}
                onPress={() => void start(drafts)}
              >
                {drafts.length > 0 ? say.replace : say.begin}
              </Button>
            </div>
          </div>
        );
      }}
    </ListPart>
  );
}

/** One version: its changes against the one before, field by field. */
export function Section() {
  const { lang } = useKit();
  const texts = useTexts();
  const { number } = route.useParams();
  const { version: say, range } = texts;
  const names = useNames();
  const [isReviving, setReviving] = useState(false);
  const loading = useApi(
    'GET /api/admin/catalogue/versions/:number',
    { params: { number } },
    adminVersionReply,
  );
  const { data } = loading;
  const facts = data && [formatDateTime(data.at, lang), data.by, versionNote(data, say, lang)];
  return (
    <Page
      title={fill(say.title, { number })}
      parent={{
        href: withParams(sectionHref(lang, '/publish'), { view: 'versions' }),
        label: texts.views.versions,
      }}
      note={facts?.filter(Boolean).join(', ') ?? ''}
      actions={
        <Button className="button primary" onPress={() => setReviving(true)}>
          {say.revive}
        </Button>
      }
    >
      <ListPart name={texts.views.versions} loading={loading}>
        {({ changes }) => (
          <>
            <p className="block soft">
              {number === '1'
                ? say.first
                : changes.length === 0
                  ? say.same
                  : fill(say.against, { number: Number(number) - 1 })}
            </p>
            {changes.map((change) => (
              <section key={`${change.kind} ${change.id}`} className={DRAFT}>
                <div className={DRAFT_HEAD}>
                  <h2>
                    <Link className="hover:underline" href={entryHref(lang, change)}>
                      {entryName(change, texts, lang)}
                    </Link>
                  </h2>
                  <span className="faint">
                    {range.kinds[change.kind]}, {say.changes[change.change]}
                  </span>
                </div>
                {change.fields.length > 0 && (
                  <Changes
                    fields={change.fields}
                    names={names}
                    heads={[say.heads.was, say.heads.now]}
                  />
                )}
              </section>
            ))}
          </>
        )}
      </ListPart>
      <Layer
        title={fill(say.reviveTitle, { number })}
        isOpen={isReviving}
        onClose={() => setReviving(false)}
      >
        <Revive number={number} onClose={() => setReviving(false)} />
      </Layer>
    </Page>
  );
}
