/** Whether movement is welcome; asked at the moment of moving, because people change it. */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
