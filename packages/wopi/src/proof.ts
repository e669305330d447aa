/**
 * Proof keys (docs/editor-protocol.md#proof-keys): a client signs each call, so that a host knows it comes from the editor whose discovery it read.
 * RSA is injected; this module builds the signed bytes and decides.
 */
export interface ProofKeyAttributes {
  value: string;
  modulus: string;
  exponent: string;
  oldvalue: string;
  oldmodulus: string;
  oldexponent: string;
}

/** Maximum difference between the clocks of editor and host, including the duration of the call: older signatures are refused. */
export const proofMaxAgeMs = 20 * 60 * 1000;

const ticksPerMs = 10_000n;
const ticksAt1970 = 621_355_968_000_000_000n;

/** Ticks since the year 1 as milliseconds since 1970. */
export function fromTicks(ticks: bigint): number {
  return Number((ticks - ticksAt1970) / ticksPerMs);
}

/** The signed bytes: token, URL in upper case and ticks, each preceded by its length, integers big-endian. */
export function proofBytes(input: { token: string; url: string; ticks: bigint }): Uint8Array {
  const encoder = new TextEncoder();
  const token = encoder.encode(input.token);
  const url = encoder.encode(input.url.toUpperCase());
  const bytes = new Uint8Array(4 + token.length + 4 + url.length + 4 + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, token.length);
  bytes.set(token, 4);
  view.setUint32(4 + token.length, url.length);
  bytes.set(url, 8 + token.length);
  view.setUint32(8 + token.length + url.length, 8);
  view.setBigInt64(12 + token.length + url.length, input.ticks);
  return bytes;
}

export interface ProofHeaders {
  timeStamp: string;
  proof: string;
  proofOld: string;
}
/** RSA PKCS#1 v1.5 with SHA-256 over `bytes`, signature in base64. */
export type VerifySignature = (
  key: 'current' | 'old',
  bytes: Uint8Array,
  signature: string,
) => Promise<boolean>;
export type ProofVerdict = 'valid' | 'invalid' | 'expired' | 'malformed';

/** Accepts if Proof or ProofOld verifies with the current key, or Proof with the old one. */
export async function verifyProof(
  call: { token: string; url: string; headers: ProofHeaders; now: number },
  verify: VerifySignature,
): Promise<ProofVerdict> {
  if (!/^\d{1,19}$/.test(call.headers.timeStamp)) return 'malformed';
  const ticks = BigInt(call.headers.timeStamp);
  if (Math.abs(call.now - fromTicks(ticks)) > proofMaxAgeMs) return 'expired';
  const bytes = proofBytes({ token: call.token, url: call.url, ticks });
  const { proof, proofOld } = call.headers;
  if (await verify('current', bytes, proof)) return 'valid';
  if (await verify('current', bytes, proofOld)) return 'valid';
  return (await verify('old', bytes, proof)) ? 'valid' : 'invalid';
}
