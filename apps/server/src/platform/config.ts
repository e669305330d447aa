import path from 'node:path';
import { z } from 'zod';

/**
 * The only reader of the environment. Every variable is optional; docs/operations.md has the table.
 */
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const optionalUrl = optionalText.pipe(z.url().optional());

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DEMO: onOff.default(true),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  EDITOR_URL: optionalUrl,
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().default('Redraft <redraft@localhost>'),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  LOCAL_ACCOUNTS: onOff.default(true),
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SECRET: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = Readonly<{
  port: number;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  demo: boolean;
  roles: readonly ('web' | 'worker')[];
  editorUrl: string | undefined;
  localAccounts: boolean;
  secret: string | undefined;
  logLevel: string;
}>;

/** A mistake of whoever starts the program: printed as one line, no stack. */
export class StartError extends Error {}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    demo: values.DEMO,
    roles: values.ROLES,
    editorUrl: values.EDITOR_URL?.replace(/\/+$/, ''),
    localAccounts: values.LOCAL_ACCOUNTS,
    secret: values.SECRET,
    logLevel: values.LOG_LEVEL,
  };
}
