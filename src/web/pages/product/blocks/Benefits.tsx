import type { ReactNode } from 'react';
import { isDemo } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { BlockProps } from '../block.ts';

export interface BenefitsProps extends BlockProps {
  /** First line. */
  readonly live?: ReactNode;
}

/** Free shipping, return, and warranty where it may be said. */
export function Benefits({ data: { benefits }, live }: BenefitsProps) {
  const { settings } = useShop();
  const { shipping, warranty, returns } = benefits;
  return (
    <ul className="facts">
      {live}
      <li>
        <Icon name="truck" />
        {shipping}
      </li>
      {warranty && isDemo(settings.mode) && (
        <li>
          <MoreIcon name="shield" />
          {warranty}
        </li>
      )}
      <li>
        <Icon name="return" />
        {returns}
      </li>
    </ul>
  );
}
