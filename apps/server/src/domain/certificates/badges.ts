import { randomUUID } from 'node:crypto';
import type { SubmissionId } from '@redraft/contracts';
import { type Language, sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { say } from '../../platform/sentences.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import {
  type Badge,
  type BadgeWords,
  toBadge,
  toIssuerProfile,
  toProof,
  toVerificationMethod,
} from './badge-rules.ts';
import { toMultibase } from './base58.ts';
import { insertKey, listKeyIds, listKeys } from './queries.ts';
import { issueCertificate } from './service.ts';
import { signBytes, signingKey } from './signing.ts';

const hashInThread = createThreads<readonly object[], string[]>(
  new URL('./canonical-hash-worker.ts', import.meta.url),
  { threads: 1, waiting: 16, deadlineMs: 10_000 },
);

/** Issues the certificate as an Open Badges 3.0 credential with a Data Integrity proof (eddsa-rdfc-2022). */
export async function issueBadge(
  actor: Actor,
  { submissionId, origin, language }: { submissionId: SubmissionId; origin: string; language: Language },
  now: Date,
): Promise<Badge> {
  const certificate = await issueCertificate(actor, submissionId, now);
  const words = wordsOf(certificate.statement, language);
  const badge = toBadge(certificate, { id: `urn:uuid:${randomUUID()}`, origin, words });
  const proof = toProof(certificate, origin);
  const hashes = await hashInThread([{ '@context': badge['@context'], ...proof }, badge]).catch(
    unavailableWhenTooMuch,
  );
  const proofValue = toMultibase(signBytes(Buffer.from(hashes.join(''), 'hex')));
  return { ...badge, proof: [{ ...proof, proofValue }] };
}

type Statement = Awaited<ReturnType<typeof issueCertificate>>['statement'];

function wordsOf(statement: Statement, language: Language): BadgeWords {
  const { saves, words: count, head, firstSaveAt, lastSaveAt, issuedAt } = statement;
  const [from, to] = [firstSaveAt ?? issuedAt, lastSaveAt ?? issuedAt].map((at) => at.slice(0, 10));
  return {
    language,
    name: say(language, 'badge.name'),
    description: say(language, 'badge.description'),
    criteria: say(language, 'badge.criteria'),
    evidence: say(
      language,
      sentence('badge.evidence', { saves, words: count, from: from ?? '', to: to ?? '', head }),
    ),
  };
}

/** The issuer's profile, for verifiers; the current key is listed before it signs anything. */
export async function readBadgeIssuer(origin: string, now: Date) {
  const { keyId, publicKey } = signingKey();
  await insertKey(keyId, publicKey, now);
  return toIssuerProfile(await listKeyIds(), origin);
}

export async function readBadgeKey(keyId: string, origin: string) {
  const publicKey = (await listKeys([keyId])).get(keyId);
  if (publicKey === undefined) throw new AppError('not_found');
  return toVerificationMethod({ keyId, publicKey }, origin);
}
