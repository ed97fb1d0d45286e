import { fetchOnce } from '../../test/fetch-once.ts';
import type { SentMail, Surroundings } from './scene.ts';

/** A mail is sent by a job; a busy machine takes its time. */
const MAIL_MS = 30_000;

/** The sandbox and the inbox that a shop without keys starts beside itself. */
export function sandboxAround(sandboxPort: number, inboxPort: number): Surroundings {
  return {
    pay: async (id) => {
      const url = `http://127.0.0.1:${sandboxPort}/_sandbox/sessions/${id}/pay`;
      const headers = { 'content-type': 'application/json' };
      const paid = await fetchOnce(url, { method: 'POST', headers, body: '{}' });
      if (!paid.ok) throw new Error(`the sandbox did not pay ${id}: ${paid.status}`);
    },
    mails: async (mark) => {
      const until = performance.now() + MAIL_MS;
      for (;;) {
        const reply = await fetchOnce(`http://127.0.0.1:${inboxPort}/api/messages`);
        const all = (await reply.json()) as (SentMail & { text: string })[];
        const found = all.filter((mail) => `${mail.subject} ${mail.text}`.includes(mark));
        if (found.length > 1 || performance.now() > until) return found;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  };
}
