import type { DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';

export interface TodayProps {
  readonly lang: Lang;
  readonly snapshot: DashboardSnapshot;
}
