import { readPrintedData } from './settings.ts';

let loading: Promise<void> | undefined;

function load(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without the sheet the shop still works; what waits for it must not wait for ever.
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * Documents carry the styles of their own page only. Whatever shows something else (another page, a
 * drawer) waits for the shop's whole sheet first.
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= Promise.all((readPrintedData()?.files.styles ?? []).map(load)).then(() => undefined);
  return loading;
}
