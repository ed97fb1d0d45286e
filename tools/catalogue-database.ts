import { newestVersion } from '#server/catalogue/current-entries.ts';
import { withDatabase } from './reach-database.ts';

/** Runs `work` on the database of a shop that has a catalogue. Returns its refusal, or another one. */
export const withCatalogueDatabase: typeof withDatabase = (work) =>
  withDatabase(async (base) =>
    (await newestVersion(base.db)) === 0
      ? 'The database has no catalogue yet: start the shop once (npm start).'
      : work(base),
  );
