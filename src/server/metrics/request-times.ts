import type { Histogram } from 'prom-client';

/** Upper bounds in seconds: below the first nobody waits, above the last but one somebody gives up. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5, Number.POSITIVE_INFINITY];

interface Times {
  readonly labels: { readonly endpoint: string; readonly status: number };
  /** Replies up to each bound and above the one before. */
  readonly counts: number[];
  seconds: number;
}

/**
 * A histogram as prom-client reads one. Its own makes labels into a key for each value, which shows in a page's CPU;
 * this one finds its numbers by two maps.
 */
export class RequestTimes {
  readonly name = 'elvare_request_seconds';
  readonly #byEndpoint = new Map<string, Map<number, Times>>();

  add(endpoint: string, status: number, seconds: number): void {
    const times = this.#byEndpoint.get(endpoint)?.get(status) ?? this.#begin(endpoint, status);
    times.seconds += seconds;
    let at = 0;
    while (seconds > (BUCKETS[at] ?? 0)) at++;
    times.counts[at] = (times.counts[at] ?? 0) + 1;
  }

  #begin(endpoint: string, status: number): Times {
    const byStatus = this.#byEndpoint.get(endpoint) ?? new Map<number, Times>();
    const times = { labels: { endpoint, status }, counts: BUCKETS.map(() => 0), seconds: 0 };
    this.#byEndpoint.set(endpoint, byStatus.set(status, times));
    return times;
  }

  /** For `registerMetric()`, which reads name and values alone. */
  get metric(): Histogram {
    const { name } = this;
    return { name, get: async () => this.#read() } as unknown as Histogram;
  }

  #read() {
    const values = [...this.#byEndpoint.values()].flatMap((byStatus) =>
      [...byStatus.values()].flatMap(({ labels, counts, seconds }) => {
        let count = 0;
        const buckets = BUCKETS.map((bound, at) => {
          count += counts[at] ?? 0;
          const le = Number.isFinite(bound) ? bound : '+Inf';
          return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: count };
        });
        const sum = { metricName: `${this.name}_sum`, labels, value: seconds };
        return [...buckets, sum, { metricName: `${this.name}_count`, labels, value: count }];
      }),
    );
    const help =
      'Time until a reply began, by declared endpoint (page and file: documents and files).';
    return { name: this.name, help, type: 'histogram', aggregator: 'sum', values };
  }
}
