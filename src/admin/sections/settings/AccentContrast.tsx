import { useKit } from '#admin/kit/kit-context.ts';
import { Mark } from '#admin/kit/Mark.tsx';
import { localeOf } from '#browser/times.ts';
import { contrastOf, PAPER, READABLE_RATIO } from '#rules/contrast.ts';
import { fill } from '#rules/fill.ts';
import { useField } from '../range/editor-context.ts';
import { useTexts } from './texts.ts';

/** Shows an accent on paper while it is typed; that nobody can read it there is a finding. */
export function AccentContrast() {
  const { lang } = useKit();
  const { accent: say } = useTexts();
  const { value } = useField(['accent']);
  if (typeof value !== 'string' || !/^#[0-9A-F]{6}$/i.test(value)) return null;
  const ratio = contrastOf(value, PAPER);
  // Rounded down: 4.49 is not enough.
  const shown = new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );
  return (
    <div className="flex flex-wrap items-center gap-4 text-small" role="status">
      <span
        className="strong bg-(--paper) px-4 py-2 forced-color-adjust-none"
        style={{ color: value }}
        aria-hidden="true"
      >
        {say.sample}
      </span>
      {ratio >= READABLE_RATIO && (
        <Mark state={{ mark: 'full', tone: 'ok', text: fill(say.readable, { ratio: shown }) }} />
      )}
    </div>
  );
}
