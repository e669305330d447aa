import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { editorOriginProblem } from './editor-origin.ts';
import {
  type BlobSettings,
  objectStoreProblem,
  objectStoreVariables,
  readBlobSettings,
} from './object-store-settings.ts';
import { findPublicAddress, type NetworkInterfaces, type PublicAddress } from './public-address.ts';
import { isMarkedSecret, markSecret, optionalTextSchema } from './setting-schemas.ts';
import { type SignOnSettings, signOnProblem, signOnSettings, signOnVariables } from './sign-on-settings.ts';
import type { SiteSettings } from './site.ts';
import { readTracing, type TracingSettings, tracingVariables } from './tracing-settings.ts';
import { type TrustedProxies, trustedProxiesSchema } from './trusted-proxies.ts';

/** The only reader of environment variables. All are optional; docs/operations/settings.md lists them. */
const onOffSchema = z.enum(['on', 'off']).transform((value) => value === 'on');
/** The sender of mails: `redraft@example.org`, optionally with a display name before the address in angle brackets. */
const mailboxSchema = z
  .string()
  .regex(
    /^[^<>\r\n@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'Has to be an address, or a name and an address: Redraft <redraft@example.org>.',
  );
const optionalUrlSchema = optionalTextSchema.pipe(z.url().optional());

/** Decimal digits only: "3e3", "0x10" and a blank are rejected as mistakes. */
function integerVariable<Default extends number | undefined>(range: {
  from: number;
  to: number;
  defaultValue: Default;
}) {
  const problem = `Has to be a whole number from ${range.from} to ${range.to}.`;
  return optionalTextSchema
    .pipe(
      z
        .string()
        .regex(/^\d{1,10}$/, problem)
        .optional(),
    )
    .transform((digits): number | Default => (digits === undefined ? range.defaultValue : Number(digits)))
    .refine((number) => number === undefined || (number >= range.from && number <= range.to), problem);
}

const environmentSchema = z.object({
  PORT: integerVariable({ from: 0, to: 65_535, defaultValue: 3000 }),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: optionalUrlSchema,
  TRUST_PROXY: trustedProxiesSchema,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: markSecret(optionalTextSchema.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional())),
  DATABASE_REPLICA_URL: markSecret(
    optionalTextSchema.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  ),
  DEMO: optionalTextSchema.pipe(onOffSchema.optional()),
  LEARNING_PLATFORM_PORT: integerVariable({ from: 0, to: 65_535, defaultValue: undefined }),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  EDITOR_URL: optionalUrlSchema,
  EDITOR_ORIGIN: optionalUrlSchema,
  DICTATION: onOffSchema.default(true),
  WOPI_CONFORMANCE: onOffSchema.default(false),
  SMTP_URL: markSecret(optionalTextSchema.pipe(z.url({ protocol: /^smtps?$/ }).optional())),
  MAIL_FROM: optionalTextSchema.pipe(mailboxSchema.optional()),
  SUPPORT_EMAIL: optionalTextSchema.pipe(z.email().optional()),
  ...signOnVariables,
  LOCAL_ACCOUNTS: optionalTextSchema.pipe(onOffSchema.optional()).transform((value) => value ?? true),
  ...objectStoreVariables,
  SECRET: markSecret(
    optionalTextSchema.pipe(z.string().min(32, 'At least 32 characters are needed.').optional()),
  ),
  SECRET_ENCRYPTION_KEY: markSecret(
    optionalTextSchema.pipe(z.string().min(32, 'At least 32 characters are needed.').optional()),
  ),
  PAGES_DIR: optionalTextSchema,
  METRICS_TOKEN: markSecret(
    optionalTextSchema.pipe(z.string().min(16, 'At least 16 characters are needed.').optional()),
  ),
  WORKER_METRICS_PORT: integerVariable({ from: 1, to: 65_535, defaultValue: undefined }),
  CONTACT_EMAIL: optionalTextSchema.pipe(z.email().optional()),
  OPERATOR_NAME: optionalTextSchema.pipe(z.string().max(200).optional()),
  OPERATOR_URL: optionalTextSchema.pipe(z.url({ protocol: /^https?$/ }).optional()),
  ...tracingVariables,
  API_DOCS: onOffSchema.default(false),
  OFFLINE_WRITING: onOffSchema.default(true),
  PSEUDO_LANGUAGES: onOffSchema.default(false),
  FILE_QUOTA_MB: integerVariable({ from: 1, to: 1_048_576, defaultValue: 256 }),
  CLASS_QUOTA_MB: integerVariable({ from: 1, to: 1_073_741_824, defaultValue: 20_480 }),
  SOFFICE: optionalTextSchema,
  REQUEST_LOG: optionalTextSchema.pipe(onOffSchema.optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Those of them that are secret. */
export const secretSettingNames: readonly string[] = Object.entries(environmentSchema.shape)
  .filter(([, schema]) => isMarkedSecret(schema))
  .map(([name]) => name);

export type Config = Readonly<{
  port: number;
  host: string;
  publicUrl: string | undefined;
  trustProxy: TrustedProxies;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read replica of that database, for reads that may be some seconds old. */
  databaseReplicaUrl: string | undefined;
  /** Whether this server writes the demo world into an empty database, and lets its accounts sign in. */
  demo: boolean;
  /** Why it does not although nobody turned it off; null otherwise. */
  demoOffBecause: PublicAddress | null;
  /** Others may reach this server: it is not just one on a machine or a private network with a database of its own. */
  isShared: boolean;
  /** Port of the demo's learning platform, on the loopback interface; null if there is none. */
  learningPlatformPort: number | null;
  roles: readonly ('web' | 'worker')[];
  editorUrl: string | undefined;
  /** An origin as browsers write it: without a path. */
  editorOrigin: string | undefined;
  allowsDictation: boolean;
  /** Whether administrators get files for testing WOPI (docs/operations/editor.md). */
  hasConformanceFiles: boolean;
  /** Contains the folders `web` and `editor`; defaults to the output of the builds. */
  pagesDir: string | undefined;
  metricsToken: string | undefined;
  /** Where a worker answers with its own metrics; nowhere if undefined. */
  workerMetrics: Readonly<{ port: number; host: string; token: string }> | undefined;
  /** The keys of this installation are derived from it; created and stored in the database if not set. */
  secret: string | undefined;
  /** Encrypts the stored secret. */
  secretEncryptionKey: string | undefined;
  /** Whether users can sign in with a password that Redraft stores. */
  localAccounts: boolean;
  /** How traces are sent; undefined if they are not. */
  tracing: TracingSettings | undefined;
  apiDocs: boolean;
  allowsOfflineWriting: boolean;
  /** The mail server; mails stay in the outbox without it. */
  smtp: Readonly<{ url: string; from: string }> | undefined;
  /** Receives support requests and messages from the contact page. */
  supportEmail: string | undefined;
  signOn: SignOnSettings;
  /** Whether this server calls private addresses, also by plain HTTP. Only if everything runs on one machine, as in the default setup. */
  allowsLocalAddresses: boolean;
  /** The operator of this installation, as shown on its pages. */
  site: SiteSettings;
  /** Where large content is stored. */
  blobs: BlobSettings;
  /** In megabytes. */
  quota: Readonly<{ file: number; class: number }>;
  /** The program that creates PDFs; undefined looks for `soffice` in the PATH, null disables PDFs. */
  soffice: string | null | undefined;
  logLevel: string;
  /** Whether each request is a line in the log. */
  logsRequests: boolean;
}>;

/** A configuration mistake by the operator: printed as one line, without a stack. */
export class StartError extends Error {}

/** @param interfaces Those of this machine decide, if the server listens on all of them, whether others can reach it. */
export function loadConfig(
  env: Record<string, string | undefined>,
  interfaces: NetworkInterfaces = networkInterfaces(),
): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  if (!values.LOCAL_ACCOUNTS && !values.OIDC_ISSUER && !values.SAML_ENTRY_POINT)
    throw new StartError(
      'LOCAL_ACCOUNTS: Nobody could sign in. Set OIDC_ISSUER or SAML_ENTRY_POINT as well.',
    );
  if (values.EDITOR_URL !== undefined && values.PUBLIC_URL === undefined)
    throw new StartError('EDITOR_URL: Set PUBLIC_URL as well: that editor reads and writes files there.');
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartError(
      'DATABASE_REPLICA_URL: Set DATABASE_URL as well: the embedded database has no replica.',
    );
  const problem = signOnProblem(values) ?? objectStoreProblem(values);
  if (problem !== null) throw new StartError(problem);
  const hasOwnDatabase = values.DATABASE_URL === undefined;
  const publicAddress = findPublicAddress({ publicUrl: values.PUBLIC_URL, host: values.HOST, interfaces });
  const isShared = !hasOwnDatabase || publicAddress !== null;
  const demo = values.DEMO ?? !isShared;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    demo,
    demoOffBecause: values.DEMO === undefined && hasOwnDatabase ? publicAddress : null,
    isShared,
    learningPlatformPort: demo ? readLearningPlatformPort(values) : null,
    roles: values.ROLES,
    editorUrl: values.EDITOR_URL?.replace(/(?<!\/)\/+$/, ''),
    editorOrigin: readEditorOrigin(values),
    allowsDictation: values.DICTATION,
    hasConformanceFiles: values.WOPI_CONFORMANCE,
    pagesDir: values.PAGES_DIR === undefined ? undefined : path.resolve(values.PAGES_DIR),
    metricsToken: values.METRICS_TOKEN,
    workerMetrics: readWorkerMetrics(values),
    secret: values.SECRET,
    secretEncryptionKey: values.SECRET_ENCRYPTION_KEY,
    localAccounts: values.LOCAL_ACCOUNTS,
    tracing: readTracing(values),
    apiDocs: values.API_DOCS,
    allowsOfflineWriting: values.OFFLINE_WRITING,
    smtp: readSmtp(values),
    supportEmail: values.SUPPORT_EMAIL,
    signOn: signOnSettings(values),
    allowsLocalAddresses: !isShared && isOnThisMachine(values.PUBLIC_URL),
    site: {
      email: values.CONTACT_EMAIL,
      operator: values.OPERATOR_NAME,
      operatorUrl: values.OPERATOR_URL,
      hasPseudoLanguages: values.PSEUDO_LANGUAGES,
    },
    blobs: readBlobSettings(values),
    quota: { file: values.FILE_QUOTA_MB, class: values.CLASS_QUOTA_MB },
    soffice: readSoffice(values.SOFFICE),
    logLevel: values.LOG_LEVEL,
    logsRequests: values.REQUEST_LOG ?? isShared,
  };
}

/** Defaults to the port after our own. For trying Redraft on one's own machine: not for a database that may be shared. */
function readLearningPlatformPort({
  DATABASE_URL,
  PORT,
  LEARNING_PLATFORM_PORT,
}: z.infer<typeof environmentSchema>): number | null {
  if (DATABASE_URL !== undefined) return null;
  const port = LEARNING_PLATFORM_PORT ?? (PORT > 0 && PORT < 65_535 ? PORT + 1 : 0);
  return port === 0 ? null : port;
}

/** Without a public URL, the installation counts as a local trial. */
function isOnThisMachine(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname);
}

function readWorkerMetrics({
  WORKER_METRICS_PORT: port,
  METRICS_TOKEN: token,
  HOST: host,
}: z.infer<typeof environmentSchema>): Config['workerMetrics'] {
  if (port === undefined) return undefined;
  if (token === undefined)
    throw new StartError('WORKER_METRICS_PORT: Set METRICS_TOKEN as well: metrics are not public.');
  return { port, host, token };
}

function readSoffice(value: string | undefined): Config['soffice'] {
  if (value === undefined) return undefined;
  if (value === 'off') return null;
  if (!path.isAbsolute(value))
    throw new StartError('SOFFICE: Has to be the whole path of the program, or off.');
  return value;
}

/** SMTP_URL and MAIL_FROM have an effect only together. */
function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof environmentSchema>): Config['smtp'] {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined) throw new StartError('MAIL_FROM: Has no effect without SMTP_URL.');
  if (from === undefined) throw new StartError('MAIL_FROM: Has to be set where SMTP_URL is.');
  return { url, from };
}

/** The origin under which browsers reach this server, as far as it knows. */
export function originOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

function readEditorOrigin(values: z.infer<typeof environmentSchema>): string | undefined {
  const { EDITOR_ORIGIN } = values;
  if (EDITOR_ORIGIN === undefined) return undefined;
  const problem = editorOriginProblem({ ...values, EDITOR_ORIGIN });
  if (problem !== null) throw new StartError(`EDITOR_ORIGIN: ${problem}`);
  return new URL(EDITOR_ORIGIN).origin;
}
