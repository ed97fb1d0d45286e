import { Carts } from './Carts.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { DayCurve } from './DayCurve.tsx';
import { Funnel } from './Funnel.tsx';
import { useLive } from './live-store.ts';
import { Tiles } from './Tiles.tsx';

export function Overview(props: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  if (!snapshot) return null;
  return (
    <>
      <Tiles {...props} snapshot={snapshot} />
      <div className="news-grid">
        <DayCurve {...props} />
        <Funnel {...props} snapshot={snapshot} />
        <Carts {...props} snapshot={snapshot} />
      </div>
    </>
  );
}
