import { createSign } from 'node:crypto';
import { signProof } from '@redraft/wopi/testing';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { discoveryDocument, editorAnswering, keyPair } from '../../testing/other-editors.ts';
import { proofCheck } from './proof-check.ts';

const began = new Date('2026-03-02T10:00:00Z');
const after = (ms: number): Date => new Date(began.getTime() + ms);
afterEach(resetClock);

describe('the proof of a call', () => {
  const url = '/wopi/files/1?access_token=T';
  async function call(
    discovery: ReturnType<typeof editorAnswering>['discovery'],
    key: ReturnType<typeof keyPair>,
  ) {
    setClock(() => began);
    const sign = async (_which: string, bytes: Uint8Array) =>
      createSign('sha256').update(bytes).sign(key.privateKey, 'base64');
    const signed = await signProof(
      { token: 'T', url: `https://redraft.example${url}`, now: began.getTime() },
      sign,
    );
    const headers = {
      'x-wopi-timestamp': signed.timeStamp,
      'x-wopi-proof': signed.proof,
      'x-wopi-proofold': signed.proofOld,
    };
    // Cast: the check reads nothing of a request but these.
    const request = { url, headers } as unknown as FastifyRequest;
    return proofCheck({ discovery, publicUrl: 'https://redraft.example' })(request, 'T');
  }
  it('a call signed with the key of the discovery is accepted', async () => {
    const key = keyPair();
    await expect(call(editorAnswering(discoveryDocument(key)).discovery, key)).resolves.toBeUndefined();
  });
  it('a call signed with another key is refused', async () => {
    await expect(call(editorAnswering(discoveryDocument(keyPair())).discovery, keyPair())).rejects.toThrow(
      'not signed by the editor',
    );
  });
  it('no proof is required if the editor has no key', async () => {
    await expect(call(editorAnswering(discoveryDocument()).discovery, keyPair())).resolves.toBeUndefined();
  });
  it('a changed key is found by reading the discovery again', async () => {
    const [before, now] = [keyPair(), keyPair()];
    const { asked, discovery } = editorAnswering(discoveryDocument(before), discoveryDocument(now));
    await discovery.read(after(-120_000));
    await expect(call(discovery, now)).resolves.toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});
