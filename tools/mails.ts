/** `npm run mails`: sends one of every mail, in both languages, to the inbox of a running shop. */
import { LANGS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { firmIn } from '#server/firm.ts';
import { composeMail } from '#server/mail/compose.ts';
import { MAIL_SAMPLES } from '#server/mail/samples.ts';
import { deliver } from '#server/mail/transport.ts';
import { MAIL_KINDS } from '#server/mail-queue/mail-kinds.ts';
import { fail, settingsOrFail } from './settings.ts';

const environment = settingsOrFail();
if (!environment.sandbox.mail) fail('SMTP_URL is set, and these mails are for the inbox alone.');

const settings = { ...environment, ...firmIn(seedCatalogue, environment) };

for (const language of LANGS) {
  for (const kind of MAIL_KINDS) {
    const sample = { kind, language, data: MAIL_SAMPLES[kind] };
    const mail = composeMail(sample, settings, seedCatalogue);
    const to = { id: `${kind}-${language}`, recipient: `${kind}@${language}.example` };
    const failure = await deliver(settings, { ...mail, ...to }, async () => undefined);
    if (failure) fail(`No inbox answers (${failure.reason}). Start the shop, in another terminal.`);
  }
}
process.stdout.write(`Look at them at http://localhost:${settings.inboxPort}\n`);
