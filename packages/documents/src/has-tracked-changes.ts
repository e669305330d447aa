import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { textPart } from './tracked-changes.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** Words that came, went or moved: what only looks another way is no suggestion that a reader sees. */
const anySuggestion = /[<:](?:ins|del|moveFrom|moveTo)[\s/>]/;

/** Whether suggestions in a docx are neither accepted nor rejected yet. Throws a DocumentError for what is no package. */
export function hasTrackedChanges(bytes: Uint8Array, codec: ZipCodec = fflateCodec): boolean {
  const decoder = new TextDecoder();
  return readZip(bytes)
    .filter(({ name }) => textPart.test(name))
    .some((entry) => anySuggestion.test(decoder.decode(inflateEntry(entry, codec))));
}
