import { Radio, RadioGroup } from 'react-aria-components';
import { useField } from '../range/editor-context.ts';
import { useTexts } from './texts.ts';

const CHOICES = ['open', 'checkout', 'shop'] as const;

/** The shop sells, its checkout rests, or all of it does; each choice says what shoppers see. */
export function PauseChoice() {
  const { pause: say } = useTexts();
  const { value, set, props } = useField(['pause']);
  return (
    <RadioGroup
      id={props.id}
      className="grid gap-2"
      aria-label={props.label}
      value={typeof value === 'string' ? value : 'open'}
      onChange={(next) => set(next === 'open' ? undefined : next)}
    >
      {CHOICES.map((key) => (
        <Radio
          key={key}
          value={key}
          className="group flex cursor-pointer items-start gap-3 rounded border border-line-2 p-4 data-focus-visible:outline-2 data-focus-visible:outline-(--text) data-hovered:bg-(--hover) data-selected:border-(--text) data-selected:bg-(--active)"
        >
          <span className="mt-0.5 grid size-5 flex-none place-items-center rounded-full border border-(--edge) group-data-selected:border-(--text) group-data-selected:after:size-2.5 group-data-selected:after:rounded-full group-data-selected:after:bg-(--text) forced-colors:group-data-selected:after:bg-[Highlight]" />
          <span className="grid gap-0.5">
            <b>{say.choices[key]}</b>
            <span className="soft text-small">{say.notes[key]}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
