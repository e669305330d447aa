import type { ProofHeaders, ProofKeyAttributes } from '../proof.ts';
import { proofBytes } from '../proof.ts';

/** The client side of proof keys, for tests of a host. */

type SignBytes = (key: 'current' | 'old', bytes: Uint8Array) => Promise<string>;

const ticksAt1970 = 621_355_968_000_000_000n;

/** The three headers of a signed call. */
export async function signProof(
  call: { token: string; url: string; now: number },
  sign: SignBytes,
): Promise<ProofHeaders> {
  const ticks = BigInt(call.now) * 10_000n + ticksAt1970;
  const bytes = proofBytes({ token: call.token, url: call.url, ticks });
  return {
    timeStamp: ticks.toString(),
    proof: await sign('current', bytes),
    proofOld: await sign('old', bytes),
  };
}

/** The `value`, `modulus` and `exponent` of a key, from big-endian numbers; `value` is a CAPI PUBLICKEYBLOB. */
export function proofKeyAttributes(key: {
  modulus: Uint8Array;
  exponent: Uint8Array;
}): Pick<ProofKeyAttributes, 'value' | 'modulus' | 'exponent'> {
  const header = [0x06, 0x02, 0x00, 0x00, 0x00, 0xa4, 0x00, 0x00, 0x52, 0x53, 0x41, 0x31];
  const exponent = key.exponent.reduce((number, byte) => number * 256 + byte, 0);
  const blob = new Uint8Array(20 + key.modulus.length);
  blob.set(header);
  const view = new DataView(blob.buffer);
  view.setUint32(12, key.modulus.length * 8, true);
  view.setUint32(16, exponent, true);
  blob.set(key.modulus.toReversed(), 20);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return { value: base64(blob), modulus: base64(key.modulus), exponent: base64(key.exponent) };
}
