/** Callbacks of a walk over a product's colours; colours are the values of the buttons. */
export interface WalkActs<Colour extends string> {
  /** Resolves with the colour's picture when showing it takes no time. */
  readonly prepare: (colour: Colour) => Promise<HTMLImageElement | undefined>;
  /** Chooses a colour if it is not chosen yet. */
  readonly choose: (colour: Colour) => void;
  /** True if an arrow key chooses: with one colour to choose, as in a group of radio buttons. */
  readonly choosesByKey: boolean;
}

/** Between the small picture and the colours, which a finger covers. */
const PEEK_GAP_PX = 8;

const buttonOf = (target: unknown): HTMLButtonElement | undefined =>
  (target instanceof Element && target.closest<HTMLButtonElement>('.colour')) || undefined;

/** Number of buttons by which an arrow key moves; undefined for other keys. */
function stepOf(key: string, buttons: readonly HTMLElement[]): number | undefined {
  const top = buttons[0]?.offsetTop;
  const columns = buttons.filter(({ offsetTop }) => offsetTop === top).length;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
}

/** The picture in small beside the colours, where a phone shows no stage meanwhile. */
class Peek {
  readonly #image = new Image();

  show(picture: HTMLImageElement, grid: HTMLElement): void {
    const stage = document.querySelector('.gallery-strip')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    if (!stage || stage.bottom > (header?.bottom ?? 0) + stage.height / 2) return;
    this.#image.className = 'walk-peek';
    this.#image.alt = '';
    this.#image.src = picture.currentSrc;
    grid.parentElement?.append(this.#image);
    const { top, bottom } = grid.getBoundingClientRect();
    const above = top - this.#image.offsetHeight - PEEK_GAP_PX;
    const isRoomAbove = above >= (header?.bottom ?? 0);
    this.#image.style.top = `${isRoomAbove ? above : bottom + PEEK_GAP_PX}px`;
  }

  hide(): void {
    this.#image.remove();
  }
}

/**
 * Runs the product through its colours while someone drags or arrows across the grid. A drag chooses where it
 * ends; one that turns into scrolling changes nothing. `show` shows the product in a colour, or again in what is
 * chosen.
 */
export function watchWalk<Colour extends string>(
  grid: HTMLElement,
  acts: () => WalkActs<Colour>,
  show: (colour: Colour | undefined) => void,
  signal: AbortSignal,
): void {
  const peek = new Peek();
  let aimed: HTMLButtonElement | undefined;
  let start: HTMLButtonElement | undefined;
  let isDragged = false;

  const colourOf = ({ value }: HTMLButtonElement) => value as Colour;
  const buttons = () => [...grid.querySelectorAll<HTMLButtonElement>('.colour')];

  const aim = (button: HTMLButtonElement) => {
    if (button === aimed || button.ariaDisabled === 'true') return;
    aimed = button;
    const { prepare } = acts();
    prepare(colourOf(button)).then((picture) => {
      if (aimed !== button) return;
      show(colourOf(button));
      if (picture) peek.show(picture, grid);
      // Those that may come next.
      const all = buttons();
      const at = all.indexOf(button);
      for (const next of [all[at + 1], all[at - 1]]) if (next) void prepare(colourOf(next));
    });
  };
  const end = (isChosen: boolean) => {
    const button = aimed;
    aimed = undefined;
    peek.hide();
    if (button && isChosen) acts().choose(colourOf(button));
    show(undefined);
  };

  const onMove = (event: PointerEvent) => {
    if (!(event.buttons & 1)) return;
    const button = buttonOf(document.elementFromPoint(event.clientX, event.clientY));
    start ??= buttonOf(event.target);
    if (!button || !grid.contains(button) || (!isDragged && button === start)) return;
    isDragged = true;
    aim(button);
  };
  const onUp = ({ type }: PointerEvent) => {
    start = undefined;
    if (!isDragged) return;
    isDragged = false;
    const stop = (event: Event) => event.stopPropagation();
    // A drag back to its start would also be a click there.
    grid.addEventListener('click', stop, { capture: true, signal });
    setTimeout(() => grid.removeEventListener('click', stop, { capture: true }));
    end(type === 'pointerup');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const from = buttonOf(event.target);
    const step = stepOf(event.key, all);
    if (!from || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = all[all.indexOf(from) + step];
    if (!next) return;
    next.focus();
    aim(next);
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (aimed && key.startsWith('Arrow') && acts().choosesByKey) end(true);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (aimed && !isDragged && !grid.contains(relatedTarget as Node | null)) end(false);
  };

  grid.addEventListener('pointermove', onMove, { signal });
  grid.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  grid.addEventListener('keydown', onKeyDown, { signal });
  grid.addEventListener('keyup', onKeyUp, { signal });
  grid.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', onUp, { signal });
}
