import type { DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import type { TodayTexts } from './texts.ts';

export interface TodayProps {
  readonly texts: TodayTexts;
  readonly lang: Lang;
  readonly snapshot: DashboardSnapshot;
}
