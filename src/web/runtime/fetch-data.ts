/** The server no longer has the data of the document's version. */
export class DataGoneError extends Error {}

/** Fetches a file with data (`runtime/data-path.ts`). Made by the same build as the script, so it isn't parsed. */
export async function fetchData<Data>(path: string): Promise<Data> {
  const reply = await fetch(path);
  if (reply.status === 404) throw new DataGoneError(path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}
