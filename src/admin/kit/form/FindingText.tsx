import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** What is wrong with a field, in words. `id` ties it to a group by `aria-describedby`. */
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
