/**
 * The settings (issue "A purchase, end to end", section 7), parsed once at start. All are optional.
 */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the shop runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl?: string;
  /** Origin the shop is reached at, without a trailing slash. */
  readonly baseUrl: string;
  readonly shopMode: 'demo' | 'live';
  readonly adminEmail: string;
  readonly adminPassword?: string;
  /** From the environment, else generated into `dataDir` (0600). */
  readonly authSecret: string;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Absent with the real Stripe; the sandbox's origin otherwise. */
    readonly apiUrl?: string;
  };
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` counts. */
  readonly trustProxy: readonly string[];
  readonly company: Company;
  /** The sandbox is started for what has no keys. */
  readonly sandbox: { readonly payment: boolean; readonly mail: boolean };
}

export interface Company {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly owner: string;
  readonly vatId: string;
  readonly register: string;
}
