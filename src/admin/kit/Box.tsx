import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { Icon } from './Icon.tsx';

interface BoxProps extends Omit<CheckboxProps, 'children' | 'className'> {
  /** Its words; a box without any has a label. */
  readonly children?: ReactNode;
}

/** A box to tick. */
export function Box({ children, ...box }: BoxProps) {
  return (
    <Checkbox {...box} className={children ? 'box with-text' : 'box'}>
      <span className="box-mark">
        <Icon name="check" />
      </span>
      {children && <span>{children}</span>}
    </Checkbox>
  );
}
