import type { SettingName } from './names.ts';
import { portOf, type RawValues, SettingError } from './values.ts';

/** Mail server of the inbox, which a shop without `SMTP_URL` has. */
export const inboxUrlOf = (smtpPort: number): string => `smtp://127.0.0.1:${smtpPort}`;

/** The four ports, no two of them the same. */
export function portsOf(raw: RawValues) {
  const port = portOf(raw, 'PORT', 3000);
  const ports = {
    PORT: port,
    SANDBOX_PORT: portOf(raw, 'SANDBOX_PORT', port + 1),
    INBOX_PORT: portOf(raw, 'INBOX_PORT', port + 2),
    SMTP_PORT: portOf(raw, 'SMTP_PORT', port + 3),
  };
  const seen = new Map<number, string>();
  for (const [name, value] of Object.entries(ports)) {
    const other = seen.get(value);
    if (other) throw new SettingError(name as SettingName, `is ${value}, the same as ${other}.`);
    seen.set(value, name);
  }
  return ports;
}
