import type pg from 'pg';

/** A table as a backup holds it. */
export interface BackupTable {
  readonly name: string;
  /** Without generated columns, which the database fills itself. */
  readonly columns: string[];
}

/**
 * Tables of the shop, each after those it refers to, so that a restore can fill them in this order.
 * Left out: UNLOGGED ones (presence), which a crash empties as well, and the queue's own schema, whose
 * jobs follow from the rows (`after-restore.ts`).
 */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const tables = await client.query<BackupTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const references = await client.query<{ child: string; parent: string }>(`
    select c.relname as child, p.relname as parent
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`);
  return inReferenceOrder(tables.rows, references.rows);
}

function inReferenceOrder(
  tables: readonly BackupTable[],
  references: readonly { readonly child: string; readonly parent: string }[],
): BackupTable[] {
  const ordered: BackupTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: BackupTable) =>
      !references.some(({ child, parent }) => child === name && names.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Last value of every sequence of the shop, and whether it was given out. */
export type Sequences = Readonly<
  Record<string, { readonly last: string; readonly called: boolean }>
>;

export async function readSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const sequences: Record<string, { last: string; called: boolean }> = {};
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${client.escapeIdentifier(name)}`,
    );
    if (state.rows[0]) sequences[name] = state.rows[0];
  }
  return sequences;
}

export async function writeSequences(client: pg.ClientBase, sequences: Sequences): Promise<void> {
  for (const [name, { last, called }] of Object.entries(sequences)) {
    const sequence = `public.${client.escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, last, called]);
  }
}
