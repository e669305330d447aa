import type { FileId } from '@redraft/contracts';
import { type ChainVerdict, verifyChain } from '../revisions/index.ts';
import { insertHead, insertKey, listFilesUnsigned } from './queries.ts';
import { signingKey, signLine } from './signing.ts';
import { formatHeadLine } from './statement-rules.ts';

/** Signs the head of a chain as it is now. Null where the record does not lead to what is stored: such a head is signed by nobody. */
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

/** One after another: nobody waits for it. */
export async function signChainHeads(
  now: Date,
  onBroken: (id: FileId, error?: unknown) => void,
): Promise<void> {
  for (const file of await listFilesUnsigned()) {
    // One that fails does not stop the others.
    const chain = await signChainHead(file, now).catch((error: unknown) => onBroken(file.id, error));
    if (chain === null) onBroken(file.id);
  }
}
