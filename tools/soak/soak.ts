/** Exports of a module `tools/soak/*.soak.ts`. */
export interface Soak {
  /** One line: the load and the condition that must hold. */
  readonly name: string;
  /** Prints its figures by `say`. Returns true if the condition held. */
  readonly run: (options: SoakOptions) => Promise<boolean>;
}

export interface SoakOptions {
  /** From the command line; each soak has its own default. */
  readonly minutes: number | undefined;
  /** Seed of random input; by default a soak chooses one and prints it. */
  readonly seed: number | undefined;
  readonly say: (line: string) => void;
}
