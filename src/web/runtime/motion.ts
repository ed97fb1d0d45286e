/** False for `prefers-reduced-motion`. Call it for each animation, because people change the setting. */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
