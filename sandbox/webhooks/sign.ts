import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a raw body; `timestamp` in seconds since 1970. */
export function signature(secret: string, body: string, timestamp: number): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${mac}`;
}
