import { useEffect, useRef, useState } from 'react';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { LANGS, type Lang } from '#routes.ts';
import { useRangeTexts } from './texts.ts';

const WIDTHS_PX = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS_PX;

/** Scales by the width of the frame over 1280 px: lengths can't be divided by each other everywhere. */
const SMALLER =
  'h-[calc(100%/var(--scale))] max-w-none origin-top-left [--scale:tan(atan2(100cqw,1280px))] [transform:scale(var(--scale))]';

interface PreviewProps {
  readonly kind: EntryKind;
  readonly id: string;
  /** Of the saved draft; another one shows the page again. */
  readonly revision: number;
}

type FrameState = 'loading' | 'shown' | 'faults' | 'failed';

/** Returns what a frame that has loaded shows: a page, or the API's error. */
function readFrame({ contentDocument }: HTMLIFrameElement): FrameState {
  if (contentDocument === null) return 'failed';
  if (contentDocument.contentType === 'text/html') return 'shown';
  return contentDocument.body?.textContent?.includes('catalogue_faults') ? 'faults' : 'failed';
}

/** The page of an entry as it will be: as on a phone, or as on a desktop, made smaller. */
export function Preview({ kind, id, revision }: PreviewProps) {
  const { lang, texts: kit } = useKit();
  const { preview: say } = useRangeTexts().range;
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<Lang>(lang);
  const [state, setState] = useState<FrameState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrollY = useRef(0);
  const src = `/api/admin/catalogue/preview?${new URLSearchParams({ kind, id, lang: language })}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` asks for the same page again
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    scrollY.current = frame.current?.contentDocument ? shown.scrollY : 0;
    // Not a step of the history, as another `src` would be.
    shown.location.replace(src);
  }, [src, revision]);
  const loaded = ({ currentTarget }: { readonly currentTarget: HTMLIFrameElement }) => {
    if (currentTarget.contentDocument?.URL === 'about:blank') return;
    setState(readFrame(currentTarget));
    // Visitors with scripts don't see what a page says to those without.
    currentTarget.contentDocument?.querySelector('body > noscript')?.remove();
    if (currentTarget.contentDocument) currentTarget.contentWindow?.scrollTo(0, scrollY.current);
  };
  const says = { loading: say.loading, faults: say.faults, failed: say.failed, shown: say.saved };
  return (
    <section className="grid gap-3" aria-label={say.title}>
      <div className="flex items-center gap-2">
        <h2 className="me-auto">{say.title}</h2>
        <Switch
          label={say.width}
          value={width}
          options={[
            ['phone', <Icon key="phone" name="phone" />, say.phone],
            ['desktop', <Icon key="screen" name="screen" />, say.desktop],
          ]}
          onChange={setWidth}
        />
        <Switch
          label={say.language}
          value={language}
          options={LANGS.map((each) => [each, each.toUpperCase(), kit.form.languages[each]])}
          onChange={setLanguage}
        />
      </div>
      <div
        className="h-[calc(100dvh-var(--top)-var(--bar)-7.5rem)] min-h-96 overflow-hidden border border-line-2 bg-(--paper) [container-type:inline-size]"
        hidden={state !== 'shown'}
      >
        {/* Without scripts no visit is counted and nothing acts; its pictures and fonts need the origin. */}
        <iframe
          ref={frame}
          className={`[display:block] border-0 ${width === 'desktop' ? SMALLER : 'h-full max-w-full'}`}
          title={say.frame}
          sandbox="allow-same-origin"
          width={WIDTHS_PX[width]}
          onLoad={loaded}
        />
      </div>
      <p className="faint" role="status">
        {says[state]}
      </p>
    </section>
  );
}
