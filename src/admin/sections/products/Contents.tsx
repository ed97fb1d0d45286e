import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Link } from 'react-aria-components';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { fill } from '#rules/fill.ts';
import { PARTS, type Part } from './fields.ts';
import { useTexts } from './texts.ts';

const PART =
  'flex min-h-8 items-center justify-between gap-2 px-3 text-small text-(--soft) data-hovered:bg-(--hover) data-hovered:text-(--text) aria-[current]:strong aria-[current]:text-(--text) aria-[current]:shadow-[inset_2px_0_var(--text)] max-[60rem]:min-h-11 max-[60rem]:flex-none max-[60rem]:aria-[current]:shadow-[inset_0_-2px_var(--text)]';

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

/** The part of the editor that the address names or that was scrolled to; phones show it alone. */
export function usePart(): readonly [Part, (part: Part) => void] {
  const { hash } = useLocation();
  const [part, setPart] = useState<Part>('texts');
  useEffect(() => {
    if (isPart(hash)) setPart(hash);
  }, [hash]);
  useEffect(() => {
    // The part that crosses a line below the bar.
    const observer = new IntersectionObserver(
      (entries) => {
        const id = entries.find(({ isIntersecting }) => isIntersecting)?.target.id ?? '';
        if (isPart(id)) setPart(id);
      },
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const each of PARTS) {
      const element = document.getElementById(each);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return [part, setPart];
}

interface ContentsProps {
  readonly id: string;
  readonly current: Part;
  readonly changed: ReadonlySet<Part>;
  /** Number of findings of each part. */
  readonly missing: (part: Part) => number;
}

/** Contents of the editor, with what changed and what is missing. */
export function Contents({ id, current, changed, missing }: ContentsProps) {
  const { lang } = useKit();
  const { parts: say } = useTexts();
  return (
    <nav
      className="sticky top-[calc(var(--top)+var(--bar))] border-e border-line px-3 py-4 max-[60rem]:z-11 max-[60rem]:flex max-[60rem]:min-h-0! max-[60rem]:gap-1 max-[60rem]:overflow-x-auto max-[60rem]:border-e-0 max-[60rem]:border-b max-[60rem]:bg-(--bg) max-[60rem]:px-1 max-[60rem]:py-0 max-[60rem]:scrollbar-none"
      aria-label={say.label}
    >
      {PARTS.map((part) => {
        const count = missing(part);
        return (
          <Link
            key={part}
            className={PART}
            href={sectionHref(lang, `/products/${id}#${part}`)}
            {...(part === current && { 'aria-current': 'true' as const })}
          >
            {say[part]}
            {count > 0 ? (
              <span className="faint warn whitespace-nowrap">
                {count === 1 ? say.missingOne : fill(say.missing, { count })}
              </span>
            ) : (
              changed.has(part) && (
                <span className="dot warn">
                  <span className="hidden">{say.changed}</span>
                </span>
              )
            )}
          </Link>
        );
      })}
    </nav>
  );
}
