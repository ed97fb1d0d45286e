import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Registry,
} from 'prom-client';
import type { OrderStatus } from '#rules/order-states.ts';
import type { JobName } from '../jobs/jobs.ts';
import { RequestTimes } from './request-times.ts';

/** Results that an alert is about (`deploy/alerts.yaml`). */
const CHECKOUT_RESULTS = [
  'opened',
  'unavailable',
  'internal',
  'payment_unavailable',
  'payment_refused',
];

/**
 * Counts of this node for `GET /api/metrics`. Labels have few values and name nobody: endpoints by their declared name,
 * never by path, no ids and no addresses. A shop without `METRICS_TOKEN` counts nothing.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly isOn: boolean;
  /** Returns the text of all workers of a machine; set where there are several (`tools/worker-process.ts`). */
  gather: () => Promise<string> = () => this.registry.metrics();
  readonly #requests = new RequestTimes();
  readonly #checkouts: Counter<'result'>;
  readonly #payments: Counter<'result'>;
  readonly #jobs: Counter<'name' | 'result'>;
  readonly #versionSeconds: Gauge;

  constructor(isOn: boolean) {
    this.isOn = isOn;
    const registers = [this.registry];
    if (isOn) collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.#requests.metric);
    this.#checkouts = new Counter({
      name: 'elvare_checkouts_total',
      help: 'Checkouts that were opened, or the code of the refusal.',
      labelNames: ['result'],
      registers,
    });
    this.#payments = new Counter({
      name: 'elvare_payments_total',
      help: 'Orders that became paid, failed, expired, partly_refunded or refunded.',
      labelNames: ['result'],
      registers,
    });
    this.#jobs = new Counter({
      name: 'elvare_job_runs_total',
      help: 'Runs of jobs: done, failed and to run again, given_up.',
      labelNames: ['name', 'result'],
      registers,
    });
    this.#versionSeconds = new Gauge({
      name: 'elvare_version_seconds',
      help: 'Time from reading the newest version of the catalogue until it was served.',
      aggregator: 'max',
      registers,
    });
    // Rates of the first event need a zero before it.
    for (const result of CHECKOUT_RESULTS) this.#checkouts.inc({ result }, 0);
    for (const result of ['paid', 'failed', 'expired']) this.#payments.inc({ result }, 0);
  }

  /** @param startedAt moment of `performance.now()` */
  countRequest(endpoint: string, status: number, startedAt: number): void {
    if (!this.isOn) return;
    this.#requests.add(endpoint, status, (performance.now() - startedAt) / 1000);
  }

  countCheckout(refusal: string | undefined): void {
    this.#checkouts.inc({ result: refusal ?? 'opened' });
  }

  countPayment(result: OrderStatus): void {
    this.#payments.inc({ result });
  }

  countJob(name: JobName, result: 'done' | 'failed' | 'given_up'): void {
    this.#jobs.inc({ name, result });
  }

  noteVersion(seconds: number): void {
    this.#versionSeconds.set(seconds);
  }

  /** Registers a value that is read when the metrics are. Workers agree on most of them, so the largest one counts. */
  gauge<Label extends string>(config: Omit<GaugeConfiguration<Label>, 'registers'>) {
    return new Gauge({ aggregator: 'max', ...config, registers: [this.registry] });
  }
}
