import type { FileId } from '@redraft/contracts';
import { type ChainVerdict, verifyChain } from '../revisions/index.ts';
import { insertHead, insertKey, listFilesUnsigned } from './queries.ts';
import { signingKey, signLine } from './signing.ts';
import { formatHeadLine } from './statement-rules.ts';

/** Signs the current head of a file's chain. Null if the recomputed chain does not match the stored one: such a head must not be signed. */
export async function signChainHead(
  { id, seq }: { id: FileId; seq: number },
  now: Date,
): Promise<ChainVerdict | null> {
  const chain = await verifyChain(id, seq);
  if (!chain.isIntact) return null;
  const { keyId, publicKey } = signingKey();
  const { head, saves } = chain;
  const line = formatHeadLine(String(id), { head, saves, signedAt: now.toISOString() });
  await insertKey(keyId, publicKey, now);
  await insertHead({
    fileId: id,
    seq,
    head: Buffer.from(head, 'hex'),
    saves,
    signedAt: now,
    keyId,
    signature: signLine(line),
  });
  return chain;
}

/** Sequentially: nobody waits for the result. */
export async function signChainHeads(
  now: Date,
  onBroken: (id: FileId, error?: unknown) => void,
): Promise<void> {
  for (const file of await listFilesUnsigned()) {
    // A failure does not stop the others.
    const chain = await signChainHead(file, now).catch((error: unknown) => onBroken(file.id, error));
    if (chain === null) onBroken(file.id);
  }
}
