import {
  type Certificate,
  type CertificateCheck,
  type CertificateStatement,
  fileIdSchema,
} from '@redraft/contracts';
import { AppError } from '../../platform/errors.ts';
import { verifyChain } from '../revisions/index.ts';
import { listKeys } from './queries.ts';
import { isSignedBy } from './signing.ts';
import { formatHeadLine, formatStatementLine } from './statement-rules.ts';

type Keys = ReadonlyMap<string, Buffer>;

/** Verifies a certificate: its signatures, and the record that it is about. */
export async function checkCertificate(
  certificate: Certificate,
  words: CertificateCheck['words'],
): Promise<CertificateCheck> {
  const { statement, keyId } = certificate;
  const keys = await listKeys([keyId, ...statement.days.map((day) => day.keyId)]);
  const signature = verdictOnSignature(certificate, keys);
  return {
    signature,
    days: verdictOnDays(statement, keys),
    // Only for certificates signed here: a forged one must not reveal anything about a record.
    chain: signature === 'valid' ? await verdictOnChain(statement) : 'gone',
    words,
    statement,
    keyId,
  };
}

function verdictOnSignature(
  { statement, keyId, signature }: Certificate,
  keys: Keys,
): CertificateCheck['signature'] {
  const key = keys.get(keyId);
  if (!key) return 'unknown_key';
  const isValid = isSignedBy(key, formatStatementLine(statement), Buffer.from(signature, 'base64url'));
  return isValid ? 'valid' : 'invalid';
}

function verdictOnDays({ document, days }: CertificateStatement, keys: Keys): CertificateCheck['days'] {
  const isValid = (day: CertificateStatement['days'][number]) => {
    const key = keys.get(day.keyId);
    return (
      key !== undefined &&
      isSignedBy(key, formatHeadLine(document, day), Buffer.from(day.signature, 'base64url'))
    );
  };
  if (days.length === 0) return 'none';
  return days.every(isValid) ? 'valid' : 'invalid';
}

async function verdictOnChain(statement: CertificateStatement): Promise<CertificateCheck['chain']> {
  const chain = await verifyChain(fileIdSchema.parse(statement.document), statement.version).catch(
    (error: unknown) => {
      if (isUnknown(error)) return null;
      throw error;
    },
  );
  if (chain === null) return 'gone';
  return chain.isIntact && chain.head === statement.head ? 'matches' : 'differs';
}

const isUnknown = (error: unknown) => error instanceof AppError && error.code === 'not_found';
