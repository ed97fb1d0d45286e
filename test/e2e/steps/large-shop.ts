import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT_DIR } from '#test/running-shop.ts';
import { testInOwnShop } from './own-shop.ts';

const LARGE_SEED = pathToFileURL(path.join(ROOT_DIR, 'test', 'large-seed.ts')).href;

/** Journeys through a shop with a large catalogue (`test/large-seed.ts`). */
export const test = testInOwnShop({ NODE_OPTIONS: `--import ${LARGE_SEED}` }, 180_000);
