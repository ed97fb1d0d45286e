import { type AttackTable, Tries } from './attack-table.ts';
import { authorisation } from './authorisation.ts';
import { csrf } from './csrf.ts';
import { enumeration } from './enumeration.ts';
import { faults } from './faults.ts';
import { forgery } from './forgery.ts';
import { halfProved } from './half-proved.ts';
import { injection } from './injection.ts';
import type { Scene } from './scene.ts';
import { tampering } from './tampering.ts';
import { traversal } from './traversal.ts';

/** Those that end with slowed-down logins come last. */
export const TABLES: readonly AttackTable[] = [
  tampering,
  forgery,
  authorisation,
  halfProved,
  csrf,
  traversal,
  faults,
  injection,
  enumeration,
];

export interface TableResult {
  readonly name: string;
  readonly tries: Tries;
  readonly seconds: number;
}

/** Runs the tables one after the other, each for at most `limitMs`. */
export async function* runTables(
  scene: Scene,
  tables: readonly AttackTable[],
  limitMs: number,
): AsyncGenerator<TableResult> {
  for (const { name, run } of tables) {
    const started = performance.now();
    const tries = new Tries(started + limitMs);
    await run(scene, tries);
    if (tries.isOver) tries.note('all tries in time', false, `stopped after ${limitMs / 1000} s`);
    yield { name, tries, seconds: (performance.now() - started) / 1000 };
  }
}
