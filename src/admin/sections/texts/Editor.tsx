import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '#admin/kit/Page.tsx';
import { isWorded } from '#rules/mail-places.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { LegalEditor } from './LegalEditor.tsx';
import { MailEditor, noWords } from './MailEditor.tsx';
import { useTexts } from './texts.ts';
import { TEXT_KINDS } from './views.ts';

const route = getRouteApi('/texts/$id');

/** Editor of a legal text, or with the view of mails of a mail's words. */
export function Section() {
  const texts = useTexts();
  const { id } = route.useParams();
  const { view = 'legal' } = route.useSearch();
  // A mail without words has no entry; another round begins anew.
  const [round, setRound] = useState(0);
  const gone = <Empty title={texts.gone} />;
  if (view === 'mails' && !isWorded(id)) return gone;
  const begin = () => setRound(round + 1);
  return (
    <EntryPart
      key={`${view} ${id} ${round}`}
      {...{ kind: TEXT_KINDS[view], id, name: texts.views[view] }}
      gone={view === 'mails' ? <MailEditor entry={noWords(id)} onReplaced={begin} /> : gone}
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
