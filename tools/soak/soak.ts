/** What a module `tools/soak/*.soak.ts` exports. */
export interface Soak {
  /** One line: what is kept up and what must hold. */
  readonly name: string;
  /** Prints its figures by `say`; answers whether what must hold did. */
  readonly run: (options: SoakOptions) => Promise<boolean>;
}

export interface SoakOptions {
  /** From the command line; a soak without it takes what it needs. */
  readonly minutes: number | undefined;
  /** Of whatever is random; a soak without it takes one and prints it. */
  readonly seed: number | undefined;
  readonly say: (line: string) => void;
}
