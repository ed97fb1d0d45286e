/**
 * Time of this document's catalogue, in epoch milliseconds: when the document was requested. 0 for a document out of
 * the browser's cache, as Back may show it: its age isn't known.
 */
export function documentTime(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.transferSize === 0 ? 0 : Math.floor(performance.timeOrigin);
}
