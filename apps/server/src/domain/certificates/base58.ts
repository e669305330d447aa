/** Base 58 as in Bitcoin, with the prefix of multibase (z): how Data Integrity writes keys and signatures. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = BigInt(alphabet.length);

export function toMultibase(bytes: Uint8Array): string {
  let left = bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let digits = '';
  for (; left > 0n; left /= base) digits = alphabet.charAt(Number(left % base)) + digits;
  // A leading zero byte is a digit of its own.
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}

/** The multicodec of an Ed25519 public key. */
const ed25519Prefix = Uint8Array.of(0xed, 0x01);

export function toMultikey(publicKey: Uint8Array): string {
  return toMultibase(Buffer.concat([ed25519Prefix, publicKey]));
}
