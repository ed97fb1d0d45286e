import { randomBytes } from 'node:crypto';

/** A visit id as a browser makes it. */
export function visitIdOf(): string {
  return `session_${Date.now()}_${randomBytes(6).toString('hex')}`;
}
