/** Every setting by name; the table of docs/settings.md and `.env.example` list the same (a test compares them). */
export const SETTING_NAMES = [
  'HOST',
  'PORT',
  'WORKERS',
  'ALLOW_SANDBOX',
  'SANDBOX_PORT',
  'INBOX_PORT',
  'SMTP_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'BACKUP_TO',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_KEY',
  'BACKUP_S3_SECRET',
  'BASE_URL',
  'SHOP_MODE',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'PAYMENT_METHODS',
  'SMTP_URL',
  'SMTP_TLS',
  'MAIL_FROM',
  'SALE_MAILS',
  'TRUST_PROXY',
  'METRICS_TOKEN',
  'LOG',
  'COMPANY_NAME',
  'COMPANY_STREET',
  'COMPANY_CITY',
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_OWNER',
  'COMPANY_VAT_ID',
  'COMPANY_W_IDNR',
  'COMPANY_REGISTER',
  'COMPANY_INSTAGRAM',
  'COMPANY_TIKTOK',
  'COMPANY_FACEBOOK',
  'COMPANY_YOUTUBE',
  'SMALL_BUSINESS',
  'WEEE_NUMBER',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

const KNOWN: ReadonlySet<string> = new Set(SETTING_NAMES);

export function isSettingName(name: string): name is SettingName {
  return KNOWN.has(name);
}
