import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** Finding at a field, in words. `id` ties it to a group by `aria-describedby`. */
export function FindingText({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <p id={id} className="finding">
      <Icon name="alert" />
      {children}
    </p>
  );
}
