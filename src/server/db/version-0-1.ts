/** Way of a catalogue out of version 0.1, whose databases, backups and first folders this version doesn't read. */
export const LEAVE_0_1 =
  'Its catalogue comes along: write it with the last version before 1.0 (npm run catalogue:export -- FOLDER), and bring it into a new shop of this version (npm run catalogue:import -- FOLDER), which needs an empty DATA_DIR or DATABASE_URL.';
