import { useShop } from '../shop-context.ts';
import { Icon } from './Icon.tsx';

export interface QuantityStepperProps {
  readonly quantity: number;
  /** Name of the counted product, for the group's label. */
  readonly name: string;
  /** The smallest quantity; below it the minus is disabled. */
  readonly min?: number;
  readonly onChange: (quantity: number) => void;
}

/** Minus, figure, plus. */
export function QuantityStepper({ quantity, name, min = 1, onChange }: QuantityStepperProps) {
  const { t } = useShop();
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
      <span className="num" aria-live="polite">
        {quantity}
      </span>
      <button
        type="button"
        name="quantity"
        value="1"
        aria-label={t('cart.more')}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
