import { createSign, type KeyObject } from 'node:crypto';

/** The wire format of a Collabora client: signatures, header names, and the discovery of its server. */

const ticksAt1970 = 621_355_968_000_000_000n;

/** One key and one signature, used both as the current and the old one. */
export function sign(
  key: KeyObject,
  { token, url, at }: { token: string; url: string; at: Date },
): Record<string, string> {
  const ticks = BigInt(at.getTime()) * 10_000n + ticksAt1970;
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(ticks);
  const parts = [Buffer.from(token), Buffer.from(url.toUpperCase()), time];
  const signed = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  const proof = createSign('sha256').update(Buffer.concat(signed)).sign(key, 'base64');
  return { 'X-WOPI-TimeStamp': String(ticks), 'X-WOPI-Proof': proof, 'X-WOPI-ProofOld': proof };
}

export function utf7(text: string): string {
  return text.replace(/[^A-Za-z0-9 '(),\-./:?]+/g, (run) => {
    const bytes = Buffer.from(run, 'utf16le').swap16();
    return `+${bytes.toString('base64').replace(/=+$/, '')}-`;
  });
}

/** Null if the host's response contains none. */
export function timeIn(body: Uint8Array): string | null {
  try {
    const answer = JSON.parse(new TextDecoder().decode(body)) as { LastModifiedTime?: string }; // cast: a host's JSON
    return answer.LastModifiedTime ?? null;
  } catch {
    return null;
  }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function discovery(origin: string, key: KeyObject): string {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  const [modulus, exponent] = [n, e].map((text) => Buffer.from(text, 'base64url').toString('base64'));
  const urlsrc = `${origin}/browser/7e2d0b1/cool.html?`;
  return `<?xml version="1.0" encoding="utf-8"?><wopi-discovery><net-zone name="external-http">
    <app favIconUrl="${origin}/icon.svg" name="writer"><action default="true" ext="docx" name="edit" urlsrc="${urlsrc}"/></app>
    <app name="${docx}"><action default="true" ext="" name="edit" urlsrc="${urlsrc}"/></app>
    <app name="Capabilities"><action ext="" name="getinfo" urlsrc="${origin}/hosting/capabilities"/></app></net-zone>
    <proof-key exponent="${exponent}" modulus="${modulus}" oldexponent="${exponent}" oldmodulus="${modulus}" oldvalue="" value=""/>
    </wopi-discovery>`;
}
