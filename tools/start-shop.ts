/**
 * Settings, build when needed, database, sandbox, shop; then a table of where everything is. Ctrl-C and
 * SIGTERM stop all of it in order, a second Ctrl-C at once.
 */
import { createPageServer } from '../src/server/pages/page-server.ts';
import { needsBuild } from './build/fingerprint.ts';
import { Refused, runShop, say } from './run-shop.ts';
import { ROOT_DIR, settingsOrFail } from './settings.ts';
import { startBuild } from './start-build.ts';

const settings = settingsOrFail();
const build = (await needsBuild(settings)) ? startBuild() : undefined;
if (build) say('Building the storefront …');

await runShop(settings, {
  pages: async () => {
    const built = await build?.done;
    if (built?.ok === false) throw new Refused(built.sentence);
    if (built) say(`Built in ${built.seconds.toFixed(1)} s.`);
    return createPageServer(ROOT_DIR, settings.baseUrl);
  },
  cancel: () => build?.kill(),
  ready: (seconds) =>
    build
      ? `Ready in ${seconds} s, building included; later starts skip it. Ctrl-C stops everything.`
      : `Ready in ${seconds} s. Ctrl-C stops everything.`,
});
