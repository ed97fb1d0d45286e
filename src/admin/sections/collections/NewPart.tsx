import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Box } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import type { Json } from '#catalogue/json.ts';
import { type AdminEntriesReply, adminEntriesReply } from '#contract/admin-catalogue.ts';
import { valueAt } from '../range/content-path.ts';
import { NewEntryLayer } from '../range/NewEntryLayer.tsx';
import { isPartId, partId, startingContent } from './starting-content.ts';
import { useTexts } from './texts.ts';
import { KINDS, type View } from './views.ts';

interface NewPartProps {
  readonly view: View;
  readonly onClose: () => void;
}

/** Place behind everything in the menu. */
function lastPlace(entries: AdminEntriesReply['entries'] = []): number {
  const places = entries.map(({ content }) => valueAt(content as Json, ['menu', 'place']));
  return Math.max(0, ...places.filter((place) => typeof place === 'number')) + 1;
}

/** Starts an entry of one of the lists. */
export function NewPart({ view, onClose }: NewPartProps) {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const kind = KINDS[view];
  const navigate = useNavigate();
  const [isInMenu, setInMenu] = useState(true);
  const path = 'GET /api/admin/catalogue/entries/:kind';
  const { data } = useApi(path, { params: { kind } }, adminEntriesReply);
  const place = isInMenu ? lastPlace(data?.entries) : undefined;
  return (
    <NewEntryLayer
      kind={kind}
      title={texts.make[view]}
      texts={{ ...texts, nameMissing: kit.field.missing, idWrong: texts.idWrong[kind] }}
      idOf={(id) => partId(kind, id)}
      isId={(id) => isPartId(kind, id)}
      contentOf={(id, name) => startingContent(kind, { id, name, place })}
      onBegun={(id) => navigate({ to: '/collections/$id', params: { id }, search: { view } })}
      onClose={onClose}
    >
      {kind === 'collection' && (
        <Box isSelected={isInMenu} onChange={setInMenu}>
          {texts.putInMenu}
        </Box>
      )}
    </NewEntryLayer>
  );
}
