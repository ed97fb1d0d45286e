/**
 * `npm run stripe-facts -- <openapi.spec3.json>`: reads Stripe's published description (from
 * https://github.com/stripe/openapi, folder `latest`) and renews `test/stripe/facts.json` from it.
 * What the shop sends and Stripe no longer knows is an error, by name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extractFacts, type OpenApi } from '../test/stripe/extract.ts';
import { FACTS_FILE, readFacts } from '../test/stripe/facts.ts';
import { fail } from './settings.ts';

const [file] = process.argv.slice(2);
if (file === undefined) fail('Which file? npm run stripe-facts -- <openapi.spec3.json>');
const spec = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
const facts = extractFacts(spec, readFacts());
writeFileSync(FACTS_FILE, `${JSON.stringify(facts, null, 2)}\n`);
process.stdout.write(`Facts of ${facts.version} written; note in them where the file came from.\n`);
