import { sectionHref, useKit, withParams } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import { ActionList } from './ActionList.tsx';
import { useLogSearch } from './LogList.tsx';
import { SecurityActions } from './SecurityActions.tsx';
import { SecurityList } from './SecurityList.tsx';
import { useTexts } from './texts.ts';

/** Actions with name and time, and the security log; nothing of both can be changed or removed. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { view, kind, account, days, sort } = useLogSearch().search;
  return (
    <Page
      title={kit.nav.log}
      note={view === undefined ? texts.text : texts.security.text}
      actions={<SecurityActions />}
      views={([undefined, 'security', 'refused'] as const).map((each) => ({
        href: withParams(sectionHref(lang, '/log'), { view: each, kind, account, days, sort }),
        label: texts.views[each ?? 'actions'],
        isCurrent: view === each,
      }))}
    >
      {view === undefined ? <ActionList /> : <SecurityList />}
    </Page>
  );
}
