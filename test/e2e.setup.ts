import { randomBytes } from 'node:crypto';
import { newPlace, ShopProcess, untilReady } from './running-shop.ts';

/** Environment of the journeys; `places.ts` reads it. */
export interface JourneyEnvironment {
  readonly SHOP_URL: string;
  readonly INBOX_URL: string;
  readonly SHOP_ADMIN_EMAIL: string;
  readonly SHOP_ADMIN_PASSWORD: string;
}

/** One real shop for all journeys: `npm start` on free ports, with an empty data folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const place = await newPlace();
  const password = randomBytes(9).toString('base64url');
  const shop = new ShopProcess(place, {
    ADMIN_PASSWORD: password,
    // Journeys may say from which address they come, so that limits don't add up.
    TRUST_PROXY: '127.0.0.1, ::1',
  });
  const environment: JourneyEnvironment = {
    SHOP_URL: `http://localhost:${place.port}`,
    INBOX_URL: `http://localhost:${place.inboxPort}`,
    SHOP_ADMIN_EMAIL: 'admin@elvare.example',
    SHOP_ADMIN_PASSWORD: password,
  };
  Object.assign(process.env, environment);
  return untilReady(shop, place);
}
