import { createPublicKey, type KeyObject, verify as verifySignature } from 'node:crypto';
import { type ProofKeyAttributes, type ProofVerdict, verifyProof, wopiHeader } from '@redraft/wopi';
import type { FastifyRequest } from 'fastify';
import { type EditorDiscovery, usesBuiltInEditor } from '../../domain/editor-host/index.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { hostOriginOf } from './options.ts';

/**
 * Refuses calls without a valid signature of the editor, if its discovery has a key (docs/editor-protocol.md#proof-keys). Calls of the built-in
 * editor come from browsers and are authorized by their token only, also for files that the external editor cannot edit, and texts that are shown
 * read-only.
 */
export function proofCheck(installation: { discovery: EditorDiscovery; publicUrl: string | undefined }) {
  return async (request: FastifyRequest, token: string): Promise<void> => {
    if (request.accessContext?.opening.isBuiltIn) return;
    const at = now();
    const discovery = await installation.discovery.read(at);
    if (usesBuiltInEditor(discovery, kindOf(request))) return;
    const cachedKey = discovery.proofKey;
    if (cachedKey === null || (await checkProof(request, token, cachedKey, installation)) === 'valid') return;
    const currentKey = (await installation.discovery.reread(at)).proofKey;
    const verdict =
      currentKey === null ? 'valid' : await checkProof(request, token, currentKey, installation);
    if (verdict !== 'valid') throw new AppError('editor.unsigned', { details: { verdict } });
  };
}

/** The extension of the file's name; empty without access to the file. */
export function kindOf({ accessContext: context }: Pick<FastifyRequest, 'accessContext'>): string {
  const name = context?.accessAt(now())?.fileName ?? '';
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

async function checkProof(
  request: FastifyRequest,
  token: string,
  key: ProofKeyAttributes,
  installation: { publicUrl: string | undefined },
): Promise<ProofVerdict> {
  const header = (name: string): string => String(request.headers[name.toLowerCase()] ?? '');
  const keys = {
    current: publicKey(key.modulus, key.exponent),
    old: publicKey(key.oldmodulus, key.oldexponent),
  };
  return verifyProof(
    {
      token,
      url: `${hostOriginOf(installation, request)}${request.url}`,
      now: now().getTime(),
      headers: {
        timeStamp: header(wopiHeader.timeStamp),
        proof: header(wopiHeader.proof),
        proofOld: header(wopiHeader.proofOld),
      },
    },
    async (keyName, bytes, signature) => {
      const key = keys[keyName];
      return key !== null && verifySignature('sha256', bytes, key, Buffer.from(signature, 'base64'));
    },
  );
}

function publicKey(modulus: string, exponent: string): KeyObject | null {
  if (modulus === '' || exponent === '') return null;
  const url = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'RSA', n: url(modulus), e: url(exponent) }, format: 'jwk' });
}
