/** Returns `run` so that at most `most` of its calls go on at once; others wait in their order. */
export function atMost<Input, Output>(
  most: number,
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (input) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run(input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
