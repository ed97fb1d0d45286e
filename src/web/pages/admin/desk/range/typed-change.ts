import { isPossibleChange, type PriceChange } from '#rules/bulk-prices.ts';
import { typedEuros } from '../typed-euros.ts';

/** A change as it is typed. */
export interface TypedChange extends Omit<PriceChange, 'hundredths'> {
  readonly size: string;
}

export const FIRST_CHANGE: TypedChange = {
  direction: 'down',
  unit: 'percent',
  size: '',
  rounding: 'ends_99',
  original: 'former',
};

/** Returns the change that is typed; undefined while it is none. */
export function changeOf({ size, ...typed }: TypedChange): PriceChange | undefined {
  const hundredths = typedEuros(size) ?? 0;
  const change = { ...typed, hundredths };
  return hundredths > 0 && isPossibleChange(change) ? change : undefined;
}
