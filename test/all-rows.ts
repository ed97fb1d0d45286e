import pg from 'pg';
import { readTables } from '#server/backup/tables.ts';

/** Returns every row of every table as text, by the table's name. */
export async function readAllRows(connectionString: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    const found = await client.query(`select t::text as row from public.${name} t order by 1`);
    rows[name] = found.rows.map(({ row }) => row);
  }
  await client.end();
  return rows;
}
