import path from 'node:path';
import { z } from 'zod';
import { PARTS, type SandboxOptions } from './start.ts';
import { METHODS } from './stripe/account.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is no port number')
    .transform(Number)
    .refine((number) => number <= 65_535, 'is no port number')
    .default(fallback);

const address = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'is no http address')
  .optional();

const settings = z
  .object({
    SANDBOX_PARTS: z
      .string()
      .default(PARTS.join())
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(PARTS, `must be of ${PARTS.join()}`))),
    SANDBOX_HOST: z.string().min(1, 'is empty').default('127.0.0.1'),
    SANDBOX_PORT: port(3001),
    INBOX_PORT: port(3002),
    SMTP_PORT: port(3003),
    SANDBOX_METHODS: z
      .string()
      .default('card,paypal')
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(METHODS, `must be of ${METHODS.join()}`))),
    SANDBOX_WEBHOOK_URL: address,
    SANDBOX_WEBHOOK_SECRET: z.string().min(1, 'is empty').optional(),
    SANDBOX_DATA_DIR: z.string('is needed: the folder for the state').min(1, 'is empty'),
    SANDBOX_BASE_URL: address,
    SANDBOX_API_KEY: z.string().min(16, 'is too short').optional(),
    SANDBOX_CONTROL_KEY: z.string().min(16, 'is too short').optional(),
  })
  .refine((env) => !env.SANDBOX_WEBHOOK_URL || env.SANDBOX_WEBHOOK_SECRET, {
    path: ['SANDBOX_WEBHOOK_SECRET'],
    message: 'is needed with SANDBOX_WEBHOOK_URL',
  });

/** Reads the environment: options, or one sentence that names the wrong setting. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; options: SandboxOptions } | { ok: false; sentence: string } {
  const read = settings.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, sentence: `${issue?.path[0]?.toString()} ${issue?.message}.` };
  }
  const { data } = read;
  return {
    ok: true,
    options: {
      parts: data.SANDBOX_PARTS,
      host: data.SANDBOX_HOST,
      apiPort: data.SANDBOX_PORT,
      inboxPort: data.INBOX_PORT,
      smtpPort: data.SMTP_PORT,
      methods: data.SANDBOX_METHODS,
      webhookUrl: data.SANDBOX_WEBHOOK_URL,
      webhookSecret: data.SANDBOX_WEBHOOK_SECRET,
      dataDir: path.resolve(data.SANDBOX_DATA_DIR),
      baseUrl: data.SANDBOX_BASE_URL?.replace(/\/+$/, ''),
      apiKey: data.SANDBOX_API_KEY,
      controlKey: data.SANDBOX_CONTROL_KEY,
    },
  };
}
