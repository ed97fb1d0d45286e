import { useKit } from '#admin/kit/kit-context.ts';
import { Mark } from '#admin/kit/Mark.tsx';
import { localeOf } from '#browser/times.ts';
import { contrastOf, PAPER, READABLE_RATIO } from '#rules/contrast.ts';
import { fill } from '#rules/fill.ts';
import { useField } from '../range/editor-context.ts';
import { useTexts } from './texts.ts';

/** Says while an accent is typed how well it can be read on paper, with its ratio, and shows it there. */
export function AccentContrast() {
  const { lang } = useKit();
  const { accent: say } = useTexts();
  const { value, props } = useField(['accent']);
  if (typeof value !== 'string' || !/^#[0-9A-F]{6}$/i.test(value)) return null;
  const ratio = contrastOf(value, PAPER);
  const isReadable = ratio >= READABLE_RATIO;
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
      {!props.finding && (
        <Mark
          state={{
            mark: isReadable ? 'full' : 'alert',
            tone: isReadable ? 'ok' : 'hot',
            text: fill(isReadable ? say.readable : say.unreadable, { ratio: shown }),
          }}
        />
      )}
    </div>
  );
}
