/** Parents of what is pointed at that may cut it. */
const PARENTS = 3;

const cuts = (element: Element) =>
  element.scrollWidth > element.clientWidth &&
  getComputedStyle(element).textOverflow === 'ellipsis';

/** Says in a title the whole of a text that an ellipsis cuts, once it is pointed at. Returns how to end that. */
export function titleCutText(): () => void {
  const titled = new WeakSet<Element>();
  const point = ({ target }: Event) => {
    let element = target instanceof HTMLElement ? target : null;
    for (let at = 0; element && at < PARENTS; at += 1) {
      if (cuts(element) && (element.title === '' || titled.has(element))) {
        element.title = element.textContent.trim();
        titled.add(element);
      } else if (titled.has(element)) element.title = '';
      element = element.parentElement;
    }
  };
  document.addEventListener('pointerover', point);
  return () => document.removeEventListener('pointerover', point);
}
