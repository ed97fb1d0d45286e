import { useState } from 'react';
import { SELECTED_ON_FOCUS } from '#browser/selected-on-focus.ts';
import { useShop } from '../shop-context.ts';
import { useFewLeft } from '../sold-out/sold-out-store.ts';
import { Icon } from './Icon.tsx';

interface QuantityStepperProps {
  readonly quantity: number;
  /** Name of the counted product, for the group's label. */
  readonly name: string;
  /** Marks of what is counted: the quantity ends at the pieces that the shop says are left. */
  readonly marks: readonly string[];
  /** The smallest quantity; below it the minus is disabled. */
  readonly min?: number;
  readonly onChange: (quantity: number) => void;
}

/** Minus, a figure to type over, plus. */
export function QuantityStepper({
  quantity,
  name,
  marks,
  min = 1,
  onChange,
}: QuantityStepperProps) {
  const { t } = useShop();
  const few = useFewLeft();
  const most = Math.min(...marks.map((mark) => few[mark] ?? Infinity));
  const [isEmpty, setEmpty] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className="stepper" role="group" aria-label={t('cart.quantity', { name })}>
      <button
        type="button"
        name="quantity"
        value="-1"
        aria-label={t('cart.less')}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="num"
        inputMode="numeric"
        maxLength={5}
        aria-label={t('cart.quantity', { name })}
        value={isEmpty ? '' : quantity}
        {...SELECTED_ON_FOCUS}
        onChange={(event) => {
          const typed = Number(event.currentTarget.value.replace(/\D/g, ''));
          setEmpty(typed === 0);
          if (typed > 0) onChange(Math.min(typed, Math.max(most, 1)));
        }}
        onBlur={() => setEmpty(false)}
      />
      <button
        type="button"
        name="quantity"
        value="1"
        aria-label={t('cart.more')}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
      <p className="note" role="status">
        {quantity >= most && t('cart.few', { count: most })}
      </p>
    </div>
  );
}
