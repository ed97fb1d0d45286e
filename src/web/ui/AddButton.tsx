import { useShop } from '../shop-context.ts';

interface AddButtonProps {
  readonly className: string;
  /** Text of the button if the choice is sold out. */
  readonly gone: string | undefined;
  /** Disabled until a size is chosen, yet it can be reached and says what is missing. */
  readonly waits?: boolean;
  /** Content after the text, such as a price. */
  readonly behind?: string;
  readonly onAdd: () => void;
}

/** Puts what a buy column sells into the cart; taps before hydration find it by its name. */
export function AddButton({ className, gone, waits, behind = '', onAdd }: AddButtonProps) {
  const { t } = useShop();
  return (
    <button
      type="button"
      className={`btn signal ${className}`}
      name="add"
      aria-disabled={gone || waits ? true : undefined}
      onClick={gone ? undefined : onAdd}
    >
      {gone ?? t('product.add') + behind}
    </button>
  );
}
