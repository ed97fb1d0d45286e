import { getRouteApi } from '@tanstack/react-router';
import { Empty } from '#admin/kit/Page.tsx';
import { isWorded } from '#rules/mail-places.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { LegalEditor } from './LegalEditor.tsx';
import { MailEditor } from './MailEditor.tsx';
import { useTexts } from './texts.ts';
import { TEXT_KINDS } from './views.ts';

const route = getRouteApi('/texts/$id');

/** Editor of a legal text, or with the view of mails of a mail's words. */
export function Section() {
  const texts = useTexts();
  const { id } = route.useParams();
  const { view = 'legal' } = route.useSearch();
  const gone = <Empty title={texts.gone} />;
  if (view === 'mails' && !isWorded(id)) return gone;
  return (
    <EntryPart
      key={`${view} ${id}`}
      {...{ kind: TEXT_KINDS[view], id, name: texts.views[view], gone }}
    >
      {(entry, replace) =>
        view === 'mails' ? (
          <MailEditor entry={entry} onReplaced={replace} />
        ) : (
          <LegalEditor entry={entry} onReplaced={replace} />
        )
      }
    </EntryPart>
  );
}
