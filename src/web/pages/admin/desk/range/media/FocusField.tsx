import { fill } from '#browser/fill.ts';
import { FALLBACK_WIDTH_PX } from '#catalogue/pictures.ts';
import type { AdminPicture, Focus } from '#contract/admin-media.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { cropPosition, focusAt } from './crop.ts';

interface FocusProps extends Pick<DeskProps, 'texts'> {
  readonly picture: AdminPicture;
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/** The whole picture with its focal point, which a tap or two sliders move, beside the square that the shop shows. */
export function FocusField({ picture, focus, onFocus, texts }: FocusProps) {
  const { mediaTexts: say } = texts.range;
  const whole = `${picture.whole}-${FALLBACK_WIDTH_PX}.webp`;
  const size = { width: picture.width, height: picture.height };
  const slider = (axis: 'x' | 'y', label: string) => (
    <label className="desk-field">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={focus[axis]}
        aria-valuetext={fill(say.percent, { value: focus[axis] })}
        onChange={({ target }) => onFocus({ ...focus, [axis]: Number(target.value) })}
      />
    </label>
  );
  return (
    <fieldset className="media-focus">
      <legend>{say.focus}</legend>
      <p className="news-soft max-w-[60ch]">{say.focusHelp}</p>
      <div className="media-views">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
        <div
          className="media-whole"
          style={{ maxWidth: `calc(70vh * ${picture.width / picture.height})` }}
          onClick={(event) => onFocus(focusAt(event.currentTarget.getBoundingClientRect(), event))}
        >
          <img src={whole} alt="" {...size} />
          <span
            className="media-point"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-hidden="true"
          />
        </div>
        <figure className="media-square">
          <img src={whole} alt="" {...size} style={{ objectPosition: cropPosition(size, focus) }} />
          <figcaption className="news-soft">{say.cropped}</figcaption>
        </figure>
      </div>
      <div className="desk-line">
        {slider('x', say.focusX)}
        {slider('y', say.focusY)}
      </div>
    </fieldset>
  );
}
