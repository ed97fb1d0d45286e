import { passwordMinLength } from '../../../rules/password-length.ts';
import { useShop } from '../../shop-context.ts';

/** Characters that a customer's new password needs; the server asks more of administrators. */
export function usePasswordMin(): number {
  return passwordMinLength(useShop().settings.mode, false);
}
