import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** Finding at a field, in words. */
export function FindingText({ children }: { readonly children: ReactNode }) {
  return (
    <p className="finding">
      <Icon name="alert" />
      {children}
    </p>
  );
}
