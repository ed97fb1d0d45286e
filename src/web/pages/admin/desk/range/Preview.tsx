import { useEffect, useRef, useState } from 'react';
import { LANGS } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';

const WIDTHS_PX = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS_PX;

interface PreviewProps extends DeskProps {
  /** Query of the page: a product's id, or a path. */
  readonly of: { readonly product: string } | { readonly path: string };
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

/** A page as it will be: as on a phone, or as on a desktop, made smaller. */
export function Preview({ of, revision, texts, lang }: PreviewProps) {
  const { preview } = texts.range.editor;
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 75rem)').matches);
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<string>(lang);
  const [state, setState] = useState<FrameState>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrollY = useRef(0);
  const src = `${ADMIN_API.adminPreview}?${new URLSearchParams({ ...of, lang: language })}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` asks for the same page again
  useEffect(() => {
    const shown = isOpen ? frame.current?.contentWindow : undefined;
    if (!shown) return;
    scrollY.current = frame.current?.contentDocument ? shown.scrollY : 0;
    // Not a step of the history, as another `src` would be.
    shown.location.replace(src);
  }, [src, revision, isOpen]);
  const loaded = ({ currentTarget }: { readonly currentTarget: HTMLIFrameElement }) => {
    if (currentTarget.contentDocument?.URL === 'about:blank') return;
    setState(readFrame(currentTarget));
    // Visitors with scripts don't see what a page says to those without.
    currentTarget.contentDocument?.querySelector('body > noscript')?.remove();
    if (currentTarget.contentDocument) currentTarget.contentWindow?.scrollTo(0, scrollY.current);
  };
  const { fields } = texts.range;
  const says = { loading: preview.loading, faults: preview.faults, failed: preview.failed };
  return (
    <details
      className="range-preview"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{preview.title}</summary>
      <div className="desk-line">
        <label className="desk-field">
          {preview.width}
          <select value={width} onChange={({ target }) => setWidth(target.value as Width)}>
            <option value="phone">{preview.phone}</option>
            <option value="desktop">{preview.desktop}</option>
          </select>
        </label>
        <label className="desk-field">
          {preview.language}
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {LANGS.map((each) => (
              <option key={each} value={each}>
                {fields.language[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="news-soft" role="status">
        {state === 'shown' ? preview.unsaved : says[state]}
      </p>
      <div className="range-frame" data-width={width} hidden={state !== 'shown'}>
        {/* Without scripts no visit is counted and nothing acts; its pictures and fonts need the origin. */}
        <iframe
          ref={frame}
          title={preview.frame}
          sandbox="allow-same-origin"
          width={WIDTHS_PX[width]}
          onLoad={loaded}
        />
      </div>
    </details>
  );
}
