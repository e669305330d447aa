import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { mediaTypes } from '@redraft/documents';
import { buildDiscovery, type PublishedType } from '@redraft/wopi';
import { proofKeyAttributes } from '@redraft/wopi/testing';
import { editorDiscovery } from '../domain/editor-host/editor-discovery.ts';

/** External editors: their keys and discovery documents. */

export function keyPair() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const big = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
  return { ...pair, attributes: proofKeyAttributes({ modulus: big(jwk.n), exponent: big(jwk.e) }) };
}
export const discoveryDocument = (key?: ReturnType<typeof keyPair>): string => {
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

/** The URL of an editor's server that edits texts, shows drawings and signs its calls; it ends with the process. */
export async function serveSigningEditorOfTexts(key: ReturnType<typeof keyPair>): Promise<string> {
  const old = {
    oldvalue: key.attributes.value,
    oldmodulus: key.attributes.modulus,
    oldexponent: key.attributes.exponent,
  };
  const proofKey = { ...key.attributes, ...old };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/xml');
    response.end(buildDiscovery({ types: [texts, drawings], capabilitiesUrl: 'c', proofKey }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const texts: PublishedType = {
  module: 'writer',
  ext: 'docx',
  mimeType: mediaTypes.docx,
  actions: ['edit', 'view'],
  urlsrc: 'http://office.example/edit?',
};
const drawings: PublishedType = {
  module: 'draw',
  ext: 'odg',
  mimeType: mediaTypes.odg,
  actions: ['view'],
  urlsrc: 'http://office.example/edit?',
};

/** An editor's server that returns the given responses, repeating the last one. */
export function editorAnswering(...answers: (string | number)[]) {
  const asked: string[] = [];
  const get = async (address: string | URL | Request): Promise<Response> => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(String(address));
    return typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer ?? 500 });
  };
  return { asked, discovery: editorDiscovery({ editorUrl: 'https://office.example', fetch: get }) };
}
