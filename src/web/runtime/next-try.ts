/** Resolves with the next tap anywhere, or when the browser is online again. */
export function nextTry(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['click', 'online']) {
      addEventListener(type, resolve, { capture: true, once: true });
    }
  });
}
