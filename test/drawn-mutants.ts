import { createHash } from 'node:crypto';
import path from 'node:path';

/** Number of mutants of one draw. */
export const DRAWN = 40;

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly location: unknown;
  readonly replacement: string;
}

/** Orders mutants by a hash of the seed and their place, so that a seed draws the same ones again. */
function rankOf({ fileName, location, replacement }: Mutant): string {
  const place = [process.env['SEED'], path.basename(fileName), location, replacement];
  return createHash('sha256').update(JSON.stringify(place)).digest('hex');
}

/** A checker of Stryker that lets `DRAWN` mutants pass; the others count as impossible to compile. */
class DrawChecker {
  async init(): Promise<void> {}

  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly Mutant[]) {
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rankOf(mutant) }));
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    const refused = { status: 'compileError', reason: 'not drawn' };
    return Object.fromEntries(
      ranked.map(({ id }, index) => [id, index < DRAWN ? { status: 'passed' } : refused]),
    );
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'draw', injectableClass: DrawChecker },
] as const;
