import { createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { redirectHash } from './saml-algorithm-rules.ts';

/**
 * Messages in a URL (SAML bindings, 3.4). The signature covers the parameters as they were sent, so they are taken from the raw query, and each may
 * occur only once: otherwise two parsers could read different messages.
 */

/** A logout request has one or two thousand characters. */
const maxMessageBytes = 64 * 1024;
const names = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'] as const;
type Name = (typeof names)[number];

export interface RedirectMessage {
  kind: 'SAMLRequest' | 'SAMLResponse';
  xml: string;
  relayState: string | null;
}

/** Throws unless the message is signed by one of the certificates. */
export async function readRedirect(query: string, certificates: readonly string[]): Promise<RedirectMessage> {
  const sent = parametersOf(query);
  const kind = sent.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
  const message = sent.get(kind);
  if (message === undefined || (sent.has('SAMLRequest') && sent.has('SAMLResponse')))
    throw new Error('The address has no message, or two.');
  requireSignature(sent, kind, certificates);
  const packed = Buffer.from(decode(message), 'base64');
  const xml = await promisify(inflateRaw)(packed, { maxOutputLength: maxMessageBytes });
  const relayState = sent.get('RelayState');
  return {
    kind,
    xml: xml.toString('utf8'),
    relayState: relayState === undefined ? null : decode(relayState),
  };
}

function parametersOf(query: string): Map<Name, string> {
  const sent = new Map<Name, string>();
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const name = names.find((one) => one === decode(at === -1 ? part : part.slice(0, at)));
    if (name === undefined) continue;
    if (sent.has(name)) throw new Error(`The address has ${name} twice.`);
    sent.set(name, at === -1 ? '' : part.slice(at + 1));
  }
  return sent;
}

function requireSignature(
  sent: ReadonlyMap<Name, string>,
  kind: 'SAMLRequest' | 'SAMLResponse',
  certificates: readonly string[],
): void {
  const [algorithm, signature] = [sent.get('SigAlg'), sent.get('Signature')];
  if (algorithm === undefined || signature === undefined) throw new Error('The message is not signed.');
  const hash = redirectHash(decode(algorithm));
  if (hash === null) throw new Error(`The message is signed by ${decode(algorithm)}.`);
  const signed = signedPart(sent, kind);
  const bytes = Buffer.from(decode(signature), 'base64');
  const isSigned = certificates.some((pem) => verify(hash, Buffer.from(signed), keyOf(pem), bytes));
  if (!isSigned) throw new Error('The signature of the message does not fit.');
}

function keyOf(pem: string) {
  return pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
}

/** Decodes a parameter as in a form, because some providers write spaces as plus signs. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

const signatureAlgorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** Signs the message in a URL. The library's own signature covers a different encoding than the one it sends if there is a space in it. */
export function signRedirect(address: string, privateKey: string): string {
  const url = new URL(address);
  const sent = parametersOf(url.search.slice(1));
  const kind = sent.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
  url.searchParams.set('SigAlg', signatureAlgorithm);
  const withAlgorithm = parametersOf(url.search.slice(1));
  const signature = sign('sha256', Buffer.from(signedPart(withAlgorithm, kind)), privateKey);
  url.searchParams.set('Signature', signature.toString('base64'));
  return url.href;
}

function signedPart(sent: ReadonlyMap<Name, string>, kind: 'SAMLRequest' | 'SAMLResponse'): string {
  return ([kind, 'RelayState', 'SigAlg'] as const)
    .filter((name) => sent.has(name))
    .map((name) => `${name}=${sent.get(name)}`)
    .join('&');
}
