/** A promise with its resolver: `given` resolves when `give` is called. */
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
