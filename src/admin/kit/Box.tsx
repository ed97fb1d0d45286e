import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { Icon } from './Icon.tsx';

interface BoxProps extends Omit<CheckboxProps, 'children' | 'className'> {
  /** Stands beside it; the name alone if it isn't to be seen. */
  readonly label: string;
  readonly isBare?: boolean;
}

/** A box to tick. */
export function Box({ label, isBare = false, ...box }: BoxProps) {
  return (
    <Checkbox
      {...box}
      className={isBare ? 'box' : 'box with-text'}
      {...(isBare && { 'aria-label': label })}
    >
      <span className="box-mark">
        <Icon name="check" />
      </span>
      {!isBare && label}
    </Checkbox>
  );
}
