import { createPublicKey, randomBytes, sign } from 'node:crypto';

/**
 * A self-signed X.509 certificate (RFC 5280) around a key, for protocols in which partners exchange certificates and trust no authority. Node reads
 * certificates and makes none.
 */

const sequenceTag = 0x30;
const setTag = 0x31;
const integerTag = 0x02;
const bitStringTag = 0x03;
const nullTag = 0x05;
const objectIdTag = 0x06;
const utf8Tag = 0x0c;
const generalizedTimeTag = 0x18;
const utcTimeTag = 0x17;

const version3 = der(0xa0, der(integerTag, Buffer.from([2])));
/** 1.2.840.113549.1.1.11 */
const sha256WithRsa = der(
  sequenceTag,
  der(objectIdTag, Buffer.from('2a864886f70d01010b', 'hex')),
  der(nullTag),
);
/** 2.5.4.3 */
const commonName = der(objectIdTag, Buffer.from('550403', 'hex'));

/** @param privateKey RSA, in PEM. Returns the certificate in PEM. */
export function createSelfSignedCertificate({
  privateKey,
  name,
  from,
  until,
}: {
  privateKey: string;
  name: string;
  from: Date;
  until: Date;
}): string {
  const subject = der(
    sequenceTag,
    // RFC 5280 limits a common name to 64 characters.
    der(setTag, der(sequenceTag, commonName, der(utf8Tag, Buffer.from(name.slice(0, 64))))),
  );
  const content = der(
    sequenceTag,
    version3,
    der(integerTag, serialNumber()),
    sha256WithRsa,
    subject,
    der(sequenceTag, time(from), time(until)),
    subject,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = der(
    sequenceTag,
    content,
    sha256WithRsa,
    der(bitStringTag, Buffer.from([0]), signature),
  );
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n').trim();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/** Positive and of full length: the first byte is neither zero nor above 127. */
function serialNumber(): Buffer {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  return serial;
}

/** Two-digit years until 2049 (RFC 5280, 4.1.2.5). */
function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050
    ? der(utcTimeTag, Buffer.from(digits.slice(2)))
    : der(generalizedTimeTag, Buffer.from(digits));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(
    length.toString(16).padStart(length < 0x100 ? 2 : length < 0x1_0000 ? 4 : 6, '0'),
    'hex',
  );
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}
