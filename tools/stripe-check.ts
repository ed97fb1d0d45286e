/**
 * `npm run stripe:check`: checks the Stripe account of `STRIPE_SECRET_KEY` and prints everything that would
 * keep customers from paying. Only reads. Exits 1 if something needs to be changed.
 */
import { checkStripe } from '#server/payments/stripe-check.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { fail, settingsOrFail } from './settings.ts';

const settings = settingsOrFail();
if (settings.sandbox.payment) {
  fail(
    'STRIPE_SECRET_KEY is not set: the shop uses its payment sandbox, there is nothing to check.',
  );
}
const findings = await checkStripe(createStripe(settings.stripe), settings);
for (const { about, said, advice } of findings) {
  process.stdout.write(`${advice === undefined ? 'ok  ' : 'WARN'}  ${about.padEnd(8)}  ${said}\n`);
  if (advice !== undefined) process.stdout.write(`                ${advice}\n`);
}
process.exitCode = findings.some(({ advice }) => advice !== undefined) ? 1 : 0;
