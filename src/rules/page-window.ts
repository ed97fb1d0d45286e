/** Returns the page that an address asks for by `seite`, from 1; the first one if it asks for none. */
export function pageIn(params: { get(name: string): string | null }): number {
  const page = params.get('seite') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Pages that links lead to, in order; a gap stands for pages between them. */
type PageWindow = readonly (number | 'gap')[];

/**
 * Returns the first page, the last one, and those beside the shown one: at most seven entries. A gap stands for two
 * pages or more.
 */
export function pageWindow(page: number, pages: number): PageWindow {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(wanted)].flatMap((one, index, all) => {
    const missing = one - (all[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return [missing === 1 ? one - 1 : ('gap' as const), one];
  });
}
