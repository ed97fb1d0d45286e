import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type PrometheusContentType } from 'prom-client';
import type { Metrics } from '#server/metrics/metrics.ts';

/** A worker's question for the metrics of all workers, and the reply to it. */
export interface AskedMetrics {
  readonly metricsFor: number;
}
interface ToldMetrics extends AskedMetrics {
  readonly text: string;
}

let fleet: AggregatorRegistry<PrometheusContentType> | undefined;

/** In the process of the fleet: adds up the metrics of all workers, for the one that is asked for them. */
export async function tellMetrics(worker: Worker, { metricsFor }: AskedMetrics): Promise<void> {
  fleet ??= new AggregatorRegistry();
  const text = await fleet.clusterMetrics().catch(() => '');
  if (worker.isConnected()) worker.send({ metricsFor, text } satisfies ToldMetrics);
}

/** In a worker: its metrics are those of all, because a reader reaches any of them. */
export function joinMetrics(metrics: Metrics): void {
  AggregatorRegistry.setRegistries(metrics.registry);
  // Registers the listener by which the fleet reads this worker.
  new AggregatorRegistry();
  let asked = 0;
  metrics.gather = () => {
    const metricsFor = ++asked;
    const { promise, resolve } = Promise.withResolvers<string>();
    const hear = (said: ToldMetrics) => {
      if (said.metricsFor !== metricsFor) return;
      process.off('message', hear);
      resolve(said.text);
    };
    process.on('message', hear);
    process.send?.({ metricsFor } satisfies AskedMetrics);
    return promise;
  };
}
