import { answerOnce } from '#server/run-in-process.ts';

/** Program of `run-in-process.test.ts`. */
answerOnce(async (task: 'answer' | 'refuse' | 'crash' | 'hang') => {
  if (task === 'crash') process.exit(1);
  if (task === 'hang') return new Promise(() => setInterval(() => undefined, 1_000));
  if (task === 'answer') return new Uint8Array([1, 2]);
  const cause = Object.assign(new Error('the database is gone'), { code: '57P01' });
  throw new Error('Failed query\nparams: ada@kundin.example', { cause });
});
