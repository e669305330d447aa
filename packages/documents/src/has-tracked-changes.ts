import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { textPartName } from './tracked-changes.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** Inserted, deleted or moved text: formatting changes do not count as suggestions. */
const anySuggestion = /[<:](?:ins|del|moveFrom|moveTo)[\s/>]/;

/** Whether a docx contains pending suggestions. Throws a DocumentError if it is not a package. */
export function hasTrackedChanges(bytes: Uint8Array, codec: ZipCodec = fflateCodec): boolean {
  const decoder = new TextDecoder();
  return readZip(bytes)
    .filter(({ name }) => textPartName.test(name))
    .some((entry) => anySuggestion.test(decoder.decode(inflateEntry(entry, codec))));
}
