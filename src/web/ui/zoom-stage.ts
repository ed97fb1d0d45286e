import { move, openSize, type Point, resize, type ZoomView } from './zoom-view.ts';

/** Distance beyond a picture's edge after which the next one comes, in CSS pixels. */
const TURN_PX = 48;
/** Share of the push that shows where no further picture is. */
const END_RESISTANCE = 0.25;
/** Beyond this factor of its first size a picture counts as enlarged. */
const ENLARGED = 1.02;
/** Factor by which a click or double tap enlarges. */
const CLOSER = 2;

const CENTRE: Point = { x: 0, y: 0 };

/**
 * Draws the zoom: a track with a picture per screen, of which one is moved and resized. Written to the
 * elements directly, because a finger moves more often than React should render.
 */
export class ZoomStage {
  readonly #element: HTMLElement;
  readonly #track: HTMLElement;
  readonly #pageSize: number;
  #index = 0;
  #opened = 0;
  #view: ZoomView = { size: 0, ...CENTRE };
  #beyond = 0;

  constructor(element: HTMLElement, track: HTMLElement, pageSize: number) {
    this.#element = element;
    this.#track = track;
    this.#pageSize = pageSize;
  }

  get #screen() {
    return { width: this.#element.clientWidth, height: this.#element.clientHeight };
  }

  get isEnlarged(): boolean {
    return this.#view.size > this.#opened * ENLARGED;
  }

  /** Shows a picture at its first size. */
  show(index: number): void {
    this.#picture?.style.removeProperty('transform');
    this.#index = index;
    // It opens with its picture and does not travel there.
    const isOpen = this.#opened > 0;
    this.redraw(isOpen);
  }

  /** Takes the picture to the first size that the screen has for it. */
  redraw(isCalm = false): void {
    this.#opened = openSize(this.#screen, this.#pageSize);
    this.#element.style.setProperty('--size', `${this.#opened}px`);
    this.reset(isCalm);
  }

  /** Takes the picture back to its first size. */
  reset(isCalm = true): void {
    this.#view = { size: this.#opened, ...CENTRE };
    this.#draw(isCalm);
  }

  /** Follows a finger, over the picture's edge as well. */
  moveBy(by: Point): void {
    const { view, beyond } = move(this.#view, { x: by.x + this.#beyond, y: by.y }, this.#screen);
    this.#view = view;
    this.#beyond = beyond;
    this.#draw(false);
  }

  /** Moves the picture up to its edge. */
  panBy(by: Point): void {
    this.#view = move(this.#view, by, this.#screen).view;
    this.#draw(true);
  }

  /** Lets go. Returns 1 or -1 if the picture was pushed far enough for the next or previous one. */
  release(): number {
    const beyond = this.#beyond;
    this.#beyond = 0;
    this.#draw(true);
    return Math.abs(beyond) > TURN_PX ? -Math.sign(beyond) : 0;
  }

  resizeBy(factor: number, at = CENTRE, isCalm = at === CENTRE): void {
    const size = this.#view.size * factor;
    this.#view = resize(this.#view, size, at, this.#screen, this.#opened);
    this.#beyond = 0;
    this.#draw(isCalm);
  }

  /** Enlarges the picture at a point, or takes it back. */
  toggle(at: Point): void {
    if (this.isEnlarged) this.reset();
    else this.resizeBy((this.#opened * CLOSER) / this.#view.size, at, true);
  }

  get #picture(): HTMLElement | null | undefined {
    return this.#track.children[this.#index]?.querySelector<HTMLElement>('.zoom-picture');
  }

  #draw(isCalm: boolean): void {
    const { size, x, y } = this.#view;
    this.#element.toggleAttribute('data-held', !isCalm);
    this.#element.toggleAttribute('data-enlarged', this.isEnlarged);
    const isEnd = this.#index === (this.#beyond > 0 ? 0 : this.#track.childElementCount - 1);
    const push = this.#beyond * (isEnd ? END_RESISTANCE : 1);
    this.#track.style.transform = `translateX(calc(${-100 * this.#index}% + ${push}px))`;
    const picture = this.#picture;
    if (picture) {
      picture.style.transform = `translate(${x}px, ${y}px) scale(${size / this.#opened})`;
    }
  }
}
