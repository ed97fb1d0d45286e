import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Engine } from './engines.ts';

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;
const STILL_MS = 400;

/** Uses a page as a person does: with mouse and keys, and by what is shown. */
export class Hand {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  visit(path: string): Promise<void> {
    return this.#engine.open(`${this.#origin}${path}`);
  }

  /** Waits until an expression is true in the page, and returns it. */
  async until(expression: string, wanted = expression): Promise<unknown> {
    const endsAt = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < endsAt) {
      // A page that is being left answers nothing.
      last = await this.#engine.run(`JSON.stringify((${expression}) ?? null)`).catch(String);
      if (last && !(typeof last === 'string' && last.startsWith('Error'))) return last;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error(`waited for ${wanted}`);
  }

  /** Waits until an element shows a text. */
  async sees(text: string, selector = 'body'): Promise<void> {
    const isShown = `each.checkVisibility() && each.innerText.includes(${JSON.stringify(text)})`;
    const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    await this.until(`${all}.some((each) => ${isShown})`, `“${text}” in ${selector}`);
  }

  /** Returns the middle of the first element that is shown, has the text or label, and is covered by nothing. */
  #placeOf(selector: string, text: string): Promise<unknown> {
    return this.until(
      `(() => {
        const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
          each.checkVisibility() && (each.ariaLabel ?? each.textContent).includes(${JSON.stringify(text)}));
        if (!found || document.readyState !== 'complete') return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = found.getBoundingClientRect();
        const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        const top = document.elementFromPoint(at.x, at.y);
        return top && (found.contains(top) || found.control === top) ? at : null;
      })()`,
      `${selector} “${text}” to press`,
    );
  }

  /** Presses an element once it stays where it is. */
  async press(selector: string, text = ''): Promise<void> {
    let place = await this.#placeOf(selector, text);
    for (let before: unknown; !isDeepStrictEqual(place, before); ) {
      await pause(STILL_MS);
      before = place;
      place = await this.#placeOf(selector, text);
    }
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const actions = [{ type: 'pointerMove', ...(place as object) }, ...press];
    await this.#engine.act([{ type: 'pointer', id: 'mouse', actions }]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.act([{ type: 'key', id: 'keys', actions }]);
  }

  /** Presses each field and types into it. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [selector, text] of Object.entries(fields)) {
      await this.press(selector);
      await this.until(`document.activeElement?.matches(${JSON.stringify(selector)})`);
      await this.type(text);
    }
  }
}
