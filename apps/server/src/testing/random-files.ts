import { randomBytes } from 'node:crypto';
import { docxFromText, fflateCodec, packEntry, readZip, writeZip } from '@redraft/documents';

/** Words that do not compress. */
export const randomWords = (characters: number) => randomBytes(characters / 2).toString('hex');

/** A document in which another part than the text changes each time. */
export function docxWithRandomPart(text: string): Uint8Array {
  const content = Buffer.from(`<settings>${randomWords(1000)}</settings>`);
  const part = packEntry({ name: 'word/webSettings.xml', content, codec: fflateCodec });
  return writeZip([...readZip(docxFromText(text)), part]);
}
