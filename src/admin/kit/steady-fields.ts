/** Fields of text, which are judged when they are left. */
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/**
 * Keeps controls in their place between press and release. Lines with problems come and go when a field is left, and a
 * press leaves it: it is judged after the release. A field whose problem is shown is judged while it is typed in. React
 * Aria judges on the native `change`. Returns how to end that.
 */
export function keepFieldsSteady(): () => void {
  const left = new Set<EventTarget>();
  let isPressed = false;
  const isField = (target: EventTarget | null, more = '') =>
    target instanceof Element && target.matches(`:is(${FIELDS})${more}`);
  const judge = (field: EventTarget) => field.dispatchEvent(new Event('change', { bubbles: true }));
  const hold = (event: Event) => {
    if (!isPressed || !event.isTrusted || !event.target || !isField(event.target)) return;
    event.stopImmediatePropagation();
    left.add(event.target);
  };
  // Its new value is rendered by then.
  const typed = ({ target }: Event) => {
    if (target && isField(target, '[aria-invalid="true"]')) setTimeout(judge, 0, target);
  };
  const press = () => {
    isPressed = true;
  };
  // The click comes before.
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      left.forEach(judge);
      left.clear();
    });
  const listeners = [
    [['change'], hold],
    [['input'], typed],
    [['pointerdown', 'mousedown'], press],
    [['pointerup', 'mouseup', 'pointercancel'], release],
  ] as const;
  const each = (act: (type: string, listener: (event: Event) => void, isCapture: true) => void) => {
    for (const [types, listener] of listeners) for (const type of types) act(type, listener, true);
  };
  each((...all) => addEventListener(...all));
  return () => each((...all) => removeEventListener(...all));
}
