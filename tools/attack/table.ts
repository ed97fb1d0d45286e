import type { Call, Reply } from './caller.ts';
import type { Scene } from './scene.ts';

/** The expected reply: a status, an error code, or a function that accepts it. */
export type Expected = number | string | ((reply: Reply) => boolean | Promise<boolean>);

/** Tries with the same expected reply; all are over before the next group is made. */
export type Tries = readonly [expected: Expected, calls: readonly Call[]];

/** One kind of attack: requests, each of which the shop must refuse. */
export interface AttackTable {
  readonly name: string;
  readonly tries: (scene: Scene) => AsyncGenerator<Tries, void>;
}

/** Requests under way at once; a shop on the same machine needs its share of the cores. */
const AT_ONCE = 6;

/** Refused by a rule of the shop: a client error, and no failure of the server. */
export const isRefusal = ({ status }: Reply) => status >= 400 && status < 500;

/** Any reply in time that is no failure of the server. */
export const isHandled = ({ status }: Reply) => status >= 200 && status < 500;

/** Entries of a text, at least two spaces or a line apart. */
export const list = (text: string) => text.trim().split(/\n *| {2,}/);

function nameOf({ method = 'GET', path, raw, headers = {}, body = '' }: Call): string {
  const more = [headers, body].map((part) => JSON.stringify(part)).join(' ');
  return `${method} ${path ?? raw} ${more}`.slice(0, 300).replace(/\s+/g, ' ');
}

async function isAsExpected(reply: Reply, expected: Expected): Promise<boolean> {
  if (typeof expected === 'function') return expected(reply);
  return (typeof expected === 'number' ? reply.status : reply.code) === expected;
}

/** Makes the tries of a table, and lists those that were not refused. */
export async function runTable({ tries }: AttackTable, scene: Scene) {
  const notRefused: string[] = [];
  /** `limited` were refused only by a limit, so that the rule behind it was not reached. */
  const result = { tried: 0, refused: 0, limited: 0, notRefused };
  for await (const [expected, calls] of tries(scene)) {
    const waiting = calls.values();
    const work = async () => {
      for (const call of waiting) {
        const reply = await scene.caller.call(call);
        result.tried += 1;
        if (reply.status === 429) result.limited += 1;
        if (await isAsExpected(reply, expected)) result.refused += 1;
        else notRefused.push(`${nameOf(call)}: ${reply.status} ${reply.text.slice(0, 120)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return result;
}
