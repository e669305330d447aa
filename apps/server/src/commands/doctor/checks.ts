import { randomUUID, X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { listDemoAccounts, needsAdministrator, openDemoAccounts } from '../../domain/accounts/index.ts';
import { createMailTransport } from '../../domain/mail/index.ts';
import { readJobs } from '../../features/operations/index.ts';
import { now } from '../../platform/clock.ts';
import { type Config, originOf } from '../../platform/config.ts';
import { hasInstallationSecret, loadInstallationSecret } from '../../platform/installation-secret.ts';
import { listPendingMigrations } from '../../platform/migrate.ts';
import { reasonOf } from '../../platform/reason.ts';
import { createPdfMaker } from '../../platform/soffice.ts';
import { type Check, failed, ok } from './check.ts';
import { readDatabaseFacts } from './database-queries.ts';
import { judgeCertificate, judgeClocks, judgeDisk, judgeQueues, judgeWorker } from './rules.ts';

/** What an installation needs, in the order in which one would look. The database is open. */
export function installationChecks(config: Config, { mailTo }: { mailTo: string | undefined }): Check[] {
  return [
    { name: 'database', run: checkDatabase },
    { name: 'clocks', run: checkClocks },
    { name: 'secret', run: () => checkSecret(config) },
    { name: 'administrator', run: () => checkAdministrator(config) },
    { name: 'demo accounts', run: () => checkDemo(config) },
    { name: 'address', run: async () => checkAddress(config) },
    { name: 'mail', run: () => checkMail(config, mailTo) },
    { name: 'sign-on', run: () => checkSignOn(config) },
    { name: 'editor', run: () => checkEditor(config) },
    { name: 'LibreOffice', run: async () => checkLibreOffice(config) },
    { name: 'disk', run: () => checkDisk(config) },
    { name: 'worker', run: async () => judgeWorker((await readJobs()).queues, now()) },
    { name: 'jobs', run: async () => judgeQueues((await readJobs()).queues) },
  ];
}

async function checkDatabase() {
  const { version, encoding, hasTrigrams } = await readDatabaseFacts();
  if (encoding !== 'UTF8') return failed(`The database is in ${encoding}. Create it in UTF-8.`);
  if (!hasTrigrams) return failed('The extension pg_trgm is missing. Install PostgreSQL’s contrib package.');
  const pending = await listPendingMigrations();
  return pending.length === 0
    ? ok(`PostgreSQL ${version}, migrated.`)
    : failed(`${pending.length} migrations have not run: the next start runs them. Back up first.`);
}

async function checkClocks() {
  const before = Date.now();
  const { at } = await readDatabaseFacts();
  return judgeClocks(at.getTime() - (before + Date.now()) / 2);
}

async function checkSecret(config: Config) {
  if (config.secret === undefined && !(await hasInstallationSecret()))
    return ok('One is created at the first start, and kept in the database.');
  await loadInstallationSecret(config);
  return ok(
    config.secret === undefined ? 'Kept in the database.' : 'Set by SECRET, the one of this database.',
  );
}

async function checkAdministrator(config: Config) {
  openDemoAccounts(config.demo);
  return (await needsAdministrator())
    ? failed('Nobody can administer this installation: npm run admin -- create, or the page /setup.')
    : ok('There is an administrator.');
}

async function checkDemo({ demo, isShared }: Config) {
  const accounts = await listDemoAccounts();
  if (accounts.length === 0) return ok('There is no demo world.');
  if (!demo) return ok('They cannot sign in. npm run demo -- remove takes the demo world out.');
  return isShared
    ? failed('Everybody knows their password, and others reach this server. Set DEMO=off.')
    : ok('They can sign in; nobody else reaches this server.');
}

function checkAddress(config: Config) {
  const address = originOf(config);
  if (!config.isShared) return ok(`${address}, for this machine or network.`);
  if (config.publicUrl === undefined)
    return failed('PUBLIC_URL is not set: links in mails lead to localhost.');
  if (!address.startsWith('https:'))
    return failed(
      `${address} is not encrypted. Put a proxy with TLS in front, and set PUBLIC_URL to https://…`,
    );
  return config.trustProxy === false
    ? failed('TRUST_PROXY is not set: everybody behind the proxy counts as one address.')
    : ok(address);
}

async function checkMail({ smtp }: Config, to: string | undefined) {
  if (!smtp) return ok('Not set up: mails stay in the outbox.');
  const transport = createMailTransport(smtp);
  try {
    await transport.ready();
    if (to === undefined)
      return ok('The mail server accepts the connection. --mail-to ADDRESS sends a mail.');
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
    return ok(`The mail server has taken a mail to ${to}.`);
  } catch (error) {
    return failed(`The mail server does not take it (${reasonOf(error)}). Check SMTP_URL and MAIL_FROM.`);
  } finally {
    transport.close();
  }
}

async function checkSignOn({ signOn: { oidc, saml } }: Config) {
  if (saml) {
    const results = saml.certificates.map((pem) =>
      judgeCertificate(new Date(new X509Certificate(pem).validTo), now()),
    );
    // During a rollover there are two: one that is still valid is enough.
    const judged = results.find((result) => result.ok) ?? results[0];
    return judged ?? failed('SAML_IDP_CERT has no certificate.');
  }
  if (!oidc) return ok('Not set up: accounts have passwords here.');
  const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await request(address);
  if (!response.ok) return failed(`${address} answers ${response.status}. Check OIDC_ISSUER.`);
  const metadata: unknown = await response.json();
  const issuer = typeof metadata === 'object' && metadata && 'issuer' in metadata ? metadata.issuer : '';
  return issuer === oidc.issuer
    ? ok(`${oidc.issuer} answers.`)
    : failed(`${address} names the issuer ${String(issuer)}. Set OIDC_ISSUER to exactly that.`);
}

async function checkEditor({ editorUrl }: Config) {
  if (editorUrl === undefined) return ok('The built-in editor.');
  const address = `${editorUrl}/hosting/discovery`;
  const response = await request(address);
  const text = response.ok ? await response.text() : '';
  return text.includes('<wopi-discovery')
    ? ok(`${editorUrl} answers.`)
    : failed(`${address} gives no WOPI discovery (${response.status}). Check EDITOR_URL.`);
}

/** Rejects with the address and the reason. */
async function request(address: string): Promise<Response> {
  return fetch(address).catch((error: unknown) => {
    const reason = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    throw new Error(`${address} does not answer (${reason})`);
  });
}

function checkLibreOffice({ soffice }: Config) {
  if (soffice === null) return ok('Turned off: no PDFs.');
  return createPdfMaker(soffice).isAvailable()
    ? ok('Found: PDFs can be created.')
    : soffice === undefined
      ? ok('Not installed: no PDFs. See docs/operations/pdf.md.')
      : failed(`SOFFICE: ${soffice} cannot be run.`);
}

async function checkDisk({ dataDir }: Config) {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return judgeDisk({ free: bavail * bsize, total: blocks * bsize, folder: dataDir });
}
