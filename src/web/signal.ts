/** Something that happens once and may be waited for, before and after it happened. */
export interface Signal {
  readonly given: Promise<void>;
  readonly give: () => void;
}

export function signal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
