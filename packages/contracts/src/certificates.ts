import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { instantSchema } from './wire.ts';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/);
const signatureSchema = z.string().max(100);

/** The chain's head as signed on a given day (docs/metrics.md#certificate-chain). */
const signedHeadSchema = z.strictObject({
  head: sha256Schema,
  saves: z.number().int(),
  signedAt: instantSchema,
  keyId: keyIdSchema,
  signature: signatureSchema,
});
export type SignedHead = z.infer<typeof signedHeadSchema>;

const statementSchema = z.strictObject({
  /** The initial value of the chain. */
  document: z.string().max(30),
  assignment: z.string().max(limits.assignmentTitle),
  className: z.string().max(limits.className),
  /** The author's name as the requester may see it. */
  student: z.string().max(2 * limits.personName + 1),
  version: z.number().int(),
  saves: z.number().int(),
  words: z.number().int(),
  firstSaveAt: instantSchema.nullable(),
  lastSaveAt: instantSchema.nullable(),
  handedInAt: instantSchema.nullable(),
  timezone: z.string().max(100),
  head: sha256Schema,
  /** The last step of the chain; null if the text is not tracked. */
  last: z.strictObject({ previous: sha256Schema, t: z.number().int(), textHash: sha256Schema }).nullable(),
  days: z.array(signedHeadSchema).max(limits.certificateDays),
  issuedAt: instantSchema,
});
export type CertificateStatement = z.infer<typeof statementSchema>;

/** The signature covers the statement's JSON without white space, with its members in their given order. */
export const certificateSchema = z.strictObject({
  format: z.literal('redraft-process-certificate-1'),
  statement: statementSchema,
  keyId: keyIdSchema,
  /** Ed25519, 32 bytes in base64url. */
  publicKey: z.string().max(60),
  signature: signatureSchema,
});
export type Certificate = z.infer<typeof certificateSchema>;

export const certificateQuerySchema = z.object({ submissionId: submissionIdSchema });

export const certificateCheckSchema = z.object({
  /** Whether it was signed here, with a known key. */
  signature: z.enum(['valid', 'unknown_key', 'invalid']),
  /** Whether the daily heads were signed here too. */
  days: z.enum(['valid', 'invalid', 'none']),
  /** Whether the stored record still leads to the head; `gone` if there is no record, or the signature is invalid. */
  chain: z.enum(['matches', 'differs', 'gone']),
  /** Whether the uploaded file has the text of the certificate. */
  words: z.enum(['match', 'differ', 'not_given', 'not_followed']),
  statement: statementSchema,
  keyId: keyIdSchema,
});
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
