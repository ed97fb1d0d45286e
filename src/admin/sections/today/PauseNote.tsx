import { Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { adminSettingsReply } from '#contract/admin-settings.ts';
import { useTexts } from './texts.ts';

/** Says that the shop or its checkout rests, with the way to end that. */
export function PauseNote() {
  const { pause: say } = useTexts();
  const { lang } = useKit();
  const { data } = useApi('GET /api/admin/settings', {}, adminSettingsReply);
  if (!data?.pause) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-(--raised) px-(--pad) py-2 text-small">
      <b className="warn inline-flex items-center gap-2">
        <Icon name="alert" />
        {say[data.pause]}
      </b>
      <Link
        className="link inline-flex min-h-(--control) items-center"
        href={sectionHref(lang, '/settings/pause')}
      >
        {say.change}
      </Link>
    </p>
  );
}
