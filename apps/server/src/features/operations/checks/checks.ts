import { randomUUID, X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sentence } from '@redraft/sentences';
import { listDemoAccounts, needsAdministrator, openDemoAccounts } from '../../../domain/accounts/index.ts';
import { createMailTransport } from '../../../domain/mail/index.ts';
import { countObjects, countUnused, tryStorage } from '../../../domain/stored-objects/index.ts';
import { now } from '../../../platform/clock.ts';
import { type Config, originOf } from '../../../platform/config.ts';
import { hasInstallationSecret, loadInstallationSecret } from '../../../platform/installation-secret.ts';
import { listPendingMigrations } from '../../../platform/migrate.ts';
import { createObjectStore } from '../../../platform/object-store.ts';
import { reasonOf } from '../../../platform/reason.ts';
import { createReplicaCheck, readReplicaFinding } from '../../../platform/replica.ts';
import type { OidcSettings, SamlSettings } from '../../../platform/sign-on-settings.ts';
import { createOfficeConverter } from '../../../platform/soffice.ts';
import { readQueues } from '../service.ts';
import {
  type Check,
  type CombinedFinding,
  combineFindings,
  type Finding,
  failed,
  ok,
} from './check-result.ts';
import {
  judgeBackups,
  judgeCertificate,
  judgeClocks,
  judgeDisk,
  judgeMissingStorage,
  judgeQueues,
  judgeReplicaFinding,
  judgeWorker,
} from './check-rules.ts';
import { readBackupFacts, readDatabaseFacts } from './database-queries.ts';

/** The checks of an installation, for one run, in the order in which an operator would look. The database is open. */
export function installationChecks(config: Config, { mailTo }: { mailTo: string | undefined }): Check[] {
  let queues: ReturnType<typeof readQueues> | undefined;
  const loadQueues = () => {
    queues ??= readQueues();
    return queues;
  };
  return [
    { name: 'database', run: checkDatabase },
    { name: 'read replica', run: () => checkReplica(config) },
    { name: 'clocks', run: checkClocks },
    { name: 'secret', run: () => checkSecret(config) },
    { name: 'administrator', run: () => checkAdministrator(config) },
    { name: 'demo accounts', run: () => checkDemo(config) },
    { name: 'address', run: async () => checkAddress(config) },
    { name: 'mail', run: (signal) => checkMail(config, { to: mailTo, signal }) },
    { name: 'sign-on', run: (signal) => checkSignOn(config, signal) },
    { name: 'editor', run: (signal) => checkEditor(config, signal) },
    { name: 'LibreOffice', run: async () => checkLibreOffice(config) },
    { name: 'disk', run: () => checkDisk(config) },
    { name: 'object storage', run: () => checkObjectStorage(config) },
    { name: 'backups', run: async () => judgeBackups(await readBackupFacts(), config, now()) },
    { name: 'worker', run: async () => judgeWorker(await loadQueues(), now()) },
    { name: 'jobs', run: async () => judgeQueues(await loadQueues()) },
  ];
}

async function checkDatabase(): Promise<Finding> {
  const { version, encoding, hasTrigrams } = await readDatabaseFacts();
  if (encoding !== 'UTF8') return failed(sentence('check.database_encoding', { encoding }));
  if (!hasTrigrams) return failed('check.database_trigrams');
  const pending = await listPendingMigrations();
  return pending.length === 0
    ? ok(sentence('check.database_ok', { version }))
    : failed(sentence('check.database_pending', { migrations: pending.length }));
}

/** Within this time a working replica has caught up after the first check. */
const patienceMs = 8000;
const lookAgainMs = 250;

async function checkReplica({ databaseReplicaUrl }: Config): Promise<Finding> {
  if (databaseReplicaUrl === undefined) return ok('check.replica_off');
  // A web process checks the replica continuously.
  const known = readReplicaFinding();
  if (known) return judgeReplicaFinding(known, performance.now());
  const check = createReplicaCheck(databaseReplicaUrl);
  const end = performance.now() + patienceMs;
  try {
    let finding = await check.run();
    while (finding.kind === 'behind' && performance.now() < end) {
      await delay(lookAgainMs);
      finding = await check.run();
    }
    return judgeReplicaFinding(finding, performance.now());
  } finally {
    await check.close();
  }
}

async function checkClocks(): Promise<Finding> {
  // The first query may wait for a connection.
  await readDatabaseFacts();
  const before = Date.now();
  const { at } = await readDatabaseFacts();
  return judgeClocks(at.getTime() - (before + Date.now()) / 2);
}

async function checkSecret(config: Config): Promise<Finding> {
  if (config.secret === undefined && !(await hasInstallationSecret())) return ok('check.secret_new');
  await loadInstallationSecret(config);
  return ok(config.secret === undefined ? 'check.secret_stored' : 'check.secret_set');
}

async function checkAdministrator(config: Config): Promise<Finding> {
  openDemoAccounts(config.demo);
  return (await needsAdministrator()) ? failed('check.administrator_none') : ok('check.administrator_ok');
}

async function checkDemo({ demo, isShared }: Config): Promise<Finding> {
  const accounts = await listDemoAccounts();
  if (accounts.length === 0) return ok('check.demo_none');
  if (!demo) return ok('check.demo_closed');
  return isShared ? failed('check.demo_open') : ok('check.demo_local');
}

function checkAddress(config: Config): Finding {
  const address = originOf(config);
  if (!config.isShared) return ok(sentence('check.address_local', { address }));
  if (config.publicUrl === undefined) return failed('check.address_unset');
  if (!address.startsWith('https:')) return failed(sentence('check.address_plain', { address }));
  return config.trustProxy === false
    ? failed('check.address_proxy')
    : ok(sentence('check.address_ok', { address }));
}

async function checkMail(
  { smtp }: Config,
  { to, signal }: { to: string | undefined; signal: AbortSignal },
): Promise<Finding> {
  if (!smtp) return ok('check.mail_off');
  const transport = createMailTransport(smtp);
  signal.addEventListener('abort', () => transport.close());
  try {
    await transport.ready();
    if (to === undefined) return ok('check.mail_ok');
    await transport.send({
      to_address: to,
      reply_to: null,
      subject: 'Redraft: test of the mail server',
      body_text: 'This mail was sent by npm run doctor.',
      body_html: null,
      unsubscribe_url: null,
      message_id: randomUUID(),
      tries: 1,
    });
    return ok(sentence('check.mail_sent', { to }));
  } catch (error) {
    return failed(sentence('check.mail_refused', { reason: reasonOf(error) }));
  } finally {
    transport.close();
  }
}

/** Both protocols may be set; then both have to work. */
async function checkSignOn(
  { signOn: { oidc, saml } }: Config,
  signal: AbortSignal,
): Promise<Finding | CombinedFinding> {
  if (!oidc && !saml) return ok('check.sign_on_off');
  const findings: Finding[] = [];
  if (oidc) findings.push(await checkOpenId(oidc, signal));
  if (saml) findings.push(checkSaml(saml));
  return combineFindings(findings);
}

function checkSaml({ certificates }: SamlSettings): Finding {
  const results = certificates.map((pem) =>
    judgeCertificate(new Date(new X509Certificate(pem).validTo), now()),
  );
  // During a rollover there are two: one that is still valid is enough.
  const judged = results.find((result) => result.ok) ?? results[0];
  return judged ?? failed('check.certificate_none');
}

async function checkOpenId(oidc: OidcSettings, signal: AbortSignal): Promise<Finding> {
  const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await request(address, signal);
  if (answer.kind === 'silent') return failed(sentence('check.silent', { address, reason: answer.reason }));
  const { response } = answer;
  if (!response.ok) return failed(sentence('check.sign_on_status', { address, status: response.status }));
  const metadata: unknown = await response.json();
  const issuer = typeof metadata === 'object' && metadata && 'issuer' in metadata ? metadata.issuer : '';
  return issuer === oidc.issuer
    ? ok(sentence('check.answers', { address: oidc.issuer }))
    : failed(sentence('check.sign_on_issuer', { address, issuer: String(issuer) }));
}

async function checkEditor({ editorUrl }: Config, signal: AbortSignal): Promise<Finding> {
  if (editorUrl === undefined) return ok('check.editor_built_in');
  const address = `${editorUrl}/hosting/discovery`;
  const answer = await request(address, signal);
  if (answer.kind === 'silent') return failed(sentence('check.silent', { address, reason: answer.reason }));
  const { response } = answer;
  const text = response.ok ? await response.text() : '';
  return text.includes('<wopi-discovery')
    ? ok(sentence('check.answers', { address: editorUrl }))
    : failed(sentence('check.editor_discovery', { address, status: response.status }));
}

type Reply = { kind: 'answered'; response: Response } | { kind: 'silent'; reason: string };

async function request(address: string, signal: AbortSignal): Promise<Reply> {
  try {
    return { kind: 'answered', response: await fetch(address, { signal }) };
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

function checkLibreOffice({ soffice }: Config): Finding {
  if (soffice === null) return ok('check.pdf_off');
  if (createOfficeConverter(soffice).isAvailable()) return ok('check.pdf_ok');
  return soffice === undefined
    ? ok('check.pdf_none')
    : failed(sentence('check.pdf_broken', { program: soffice }));
}

/** Checks with the settings of this process, which may differ from those of the server. */
async function checkObjectStorage({ blobs }: Config): Promise<Finding> {
  const [{ count: objects, bytes }, unused] = await Promise.all([countObjects(), countUnused()]);
  if (!blobs.objects) return judgeMissingStorage({ objects, unused });
  try {
    await tryStorage(createObjectStore(blobs.objects));
  } catch (error) {
    return failed(sentence('check.objects_fail', { reason: reasonOf(error) }));
  }
  if (blobs.store === 'database' && objects + unused > 0)
    return ok(sentence('check.objects_leaving', { objects, unused }));
  return ok(sentence('check.objects_ok', { objects, gigabytes: bytes / 1e9 }));
}

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return judgeDisk({ free: bavail * bsize, total: blocks * bsize, folder: dataDir });
}
