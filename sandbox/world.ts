import type { Clock } from './clock.ts';
import type { Faults } from './control/faults.ts';
import type { Records } from './records.ts';
import type { Store } from './store.ts';
import type { AccountFacts } from './stripe/account.ts';
import type { Deliverer } from './webhooks/deliver.ts';

/** Context of every part of the payment side. */
export interface World extends AccountFacts {
  store: Store<Records>;
  clock: Clock;
  faults: Faults;
  /** Undefined when no webhook address is set: events are only listed. */
  deliverer: Deliverer | undefined;
  /** Public origin of the payment page, without a slash at the end. */
  baseUrl: string;
  /** The secret key that the API answers to. */
  apiKey: string;
}
