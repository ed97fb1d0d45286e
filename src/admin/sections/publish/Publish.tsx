import { getRouteApi } from '@tanstack/react-router';
import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { Drafts } from './Drafts.tsx';
import { useTexts } from './texts.ts';
import { Versions } from './Versions.tsx';

const route = getRouteApi('/publish');

/** What waits to be published, and every version that was. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { view, before } = route.useSearch();
  const here = sectionHref(lang, '/publish');
  const loading = useApi('GET /api/admin/catalogue', {}, adminCatalogueReply);
  return (
    <Page
      title={kit.nav.publish}
      {...(view === undefined && { note: texts.note })}
      views={[
        {
          href: here,
          label: texts.views.drafts,
          count: loading.data?.drafts.length,
          isCurrent: view === undefined,
        },
        {
          href: withParams(here, { view: 'versions' }),
          label: texts.views.versions,
          count: loading.data?.version.number,
          isCurrent: view === 'versions',
        },
      ]}
    >
      {view === 'versions' ? (
        <Versions before={before} />
      ) : (
        <ListPart name={kit.nav.publish} loading={loading}>
          {(overview) => <Drafts overview={overview} />}
        </ListPart>
      )}
    </Page>
  );
}
