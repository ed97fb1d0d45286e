import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { LANGS } from '#routes.ts';
import { copyCheckout, EXAMPLE, exampleSettings } from '#test/live-example.ts';
import { noticeSvg } from '#test/notice-picture.ts';
import {
  newPlace,
  placeEnvironment,
  ROOT_DIR,
  type ShopPlace,
  ShopProcess,
  untilReady,
} from '#test/running-shop.ts';
import serving from '#tools/serving.json' with { type: 'json' };

/** A shop of this worker: where it is, and how it ends. */
interface StartedShop {
  readonly place: ShopPlace;
  readonly close: () => Promise<void>;
}

export const isLive = ({ project }: Pick<TestInfo, 'project'>): boolean => project.name === 'live';

/** Makes a live shop of the example, as docs/open-a-shop.md says, and starts it from a checkout of its own. */
async function startExample(place: ShopPlace, more: Record<string, string>): Promise<ShopProcess> {
  const settings = { ...exampleSettings(), ...more };
  const env = placeEnvironment(place, settings);
  const run = (tool: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [serving.preload, path.join(ROOT_DIR, 'tools', tool), ...args],
      { env },
    );
  const notices = LANGS.map((lang) => ({
    lang,
    file: path.join(place.dataDir, `notice-${lang}.svg`),
    address: `https://europa.eu/youreurope/citizens/consumers/index_${lang}.htm`,
  }));
  const make = async () => {
    await run('golive.ts', 'new');
    await run('golive.ts', ...notices.flatMap(({ lang, file }) => ['--notice', `${lang}=${file}`]));
    await run('catalogue-import.ts', EXAMPLE, '--publish');
  };
  const checkout = path.join(place.dataDir, 'checkout');
  for (const { file, address } of notices) writeFileSync(file, noticeSvg({ address }));
  const made = make();
  copyCheckout(checkout);
  await made;
  return new ShopProcess(place, settings, checkout);
}

/** Starts a shop on free ports, in the project `live` a live one. */
export async function startShop(
  info: Pick<TestInfo, 'project'>,
  settings: Record<string, string>,
): Promise<StartedShop> {
  const place = await newPlace();
  const shop = isLive(info)
    ? await startExample(place, settings)
    : new ShopProcess(place, settings);
  return { place, close: await untilReady(shop, place) };
}
