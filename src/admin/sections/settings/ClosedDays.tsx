import { DateRangeChip } from '#admin/kit/DateRangeChip.tsx';
import { FindingText } from '#admin/kit/Field.tsx';
import { useField } from '../range/editor-context.ts';
import { useTexts } from './texts.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days on which the shop is closed: a chip with a calendar for each range, and one that adds another. */
export function ClosedDays() {
  const { closed: say } = useTexts();
  const { value, set, props } = useField(['closed'], true);
  const ranges = (Array.isArray(value) ? value : []) as readonly Days[];
  const change = (at: number, { from, to = from }: Partial<Days>) => {
    const next = ranges.toSpliced(at, 1, ...(from && to ? [{ from, to }] : []));
    const sorted = next.toSorted((a, b) => a.from.localeCompare(b.from));
    set(sorted.length === 0 ? undefined : sorted.map((each) => ({ ...each })));
  };
  return (
    <div id={props.id} className="field">
      <span className="field-label">{props.label}</span>
      <div className="flex flex-wrap gap-2">
        {[...ranges, {}].map((range: Partial<Days>, at) => (
          <DateRangeChip
            key={range.from ?? ''}
            label={range.from ? say.closed : say.add}
            range={range}
            isComing
            onChange={(next) => change(at, next as Partial<Days>)}
          />
        ))}
      </div>
      {props.finding && <FindingText>{props.finding}</FindingText>}
    </div>
  );
}
