import { createSign, generateKeyPairSync } from 'node:crypto';
import { buildDiscovery } from '@redraft/wopi';
import { proofKeyAttributes, signProof } from '@redraft/wopi/testing';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { editorDiscovery } from './editor-discovery.ts';
import { proofCheck } from './proof-check.ts';

const began = new Date('2026-03-02T10:00:00Z');
const after = (ms: number): Date => new Date(began.getTime() + ms);
const hourMs = 3_600_000;
afterEach(resetClock);

function keyPair() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const big = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
  return { ...pair, attributes: proofKeyAttributes({ modulus: big(jwk.n), exponent: big(jwk.e) }) };
}
const document = (key?: ReturnType<typeof keyPair>): string => {
  const old = key && {
    oldvalue: key.attributes.value,
    oldmodulus: key.attributes.modulus,
    oldexponent: key.attributes.exponent,
  };
  return buildDiscovery({
    types: [],
    capabilitiesUrl: 'c',
    proofKey: key && old ? { ...key.attributes, ...old } : null,
  });
};

/** An editor's server that answers from a list, the last answer again and again. */
function editor(...answers: (string | number)[]) {
  const asked: string[] = [];
  const get = async (address: string | URL | Request): Promise<Response> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(String(address));
    return typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer ?? 500 });
  };
  return { asked, discovery: editorDiscovery({ editorUrl: 'https://office.example', fetch: get }) };
}

describe('the discovery of an editor', () => {
  it('is read from its address and kept for an hour', async () => {
    const { asked, discovery } = editor(document());
    await discovery.read(began);
    await discovery.read(after(hourMs - 1));
    expect(asked).toEqual(['https://office.example/hosting/discovery']);
    await discovery.read(after(hourMs));
    expect(asked).toHaveLength(2);
  });
  it('is asked for once by all who want it at the same moment', async () => {
    const { asked, discovery } = editor(document());
    await Promise.all([discovery.read(began), discovery.read(began), discovery.read(began)]);
    expect(asked).toHaveLength(1);
  });
  it('that cannot be had is a sentence for the user, and asked for again next time', async () => {
    const { discovery } = editor(502, '<html/>', document());
    await expect(discovery.read(began)).rejects.toThrow('The editor cannot be reached at the moment.');
    await expect(discovery.read(began)).rejects.toThrow('The editor cannot be reached at the moment.');
    await expect(discovery.read(began)).resolves.toMatchObject({ proofKey: null });
  });
});

describe('the proof of a call', () => {
  const url = '/wopi/files/1?access_token=T';
  async function call(discovery: ReturnType<typeof editor>['discovery'], key: ReturnType<typeof keyPair>) {
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
    // Boundary: the check reads nothing of a request but these.
    const request = { url, headers } as unknown as FastifyRequest;
    return proofCheck({ discovery, publicUrl: 'https://redraft.example' })(request, 'T');
  }
  it('by the key of the discovery is accepted', async () => {
    const key = keyPair();
    await expect(call(editor(document(key)).discovery, key)).resolves.toBeUndefined();
  });
  it('by another key is refused', async () => {
    await expect(call(editor(document(keyPair())).discovery, keyPair())).rejects.toThrow(
      'not signed by the editor',
    );
  });
  it('is not asked for when the editor has no key', async () => {
    await expect(call(editor(document()).discovery, keyPair())).resolves.toBeUndefined();
  });
  it('by a key that changed since is found by reading the discovery again', async () => {
    const [before, now] = [keyPair(), keyPair()];
    const { asked, discovery } = editor(document(before), document(now));
    await discovery.read(after(-120_000));
    await expect(call(discovery, now)).resolves.toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});
