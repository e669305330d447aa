import { encodeText, symbolOf } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { withoutTableControls } from '../patch/table-controls.ts';
import { makeFieldsReadable } from './fields/readable-fields.ts';
import { removeRepeatedParaIds } from './repeated-para-ids.ts';

/** Running text: the library reads it and, without a word, leaves some of it out. */
const textPart = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

/** The same docx in words that the library reads whole; the same bytes where there is nothing to say differently. */
export function makePartsReadable(bytes: Uint8Array): Uint8Array {
  const texts = unzipSync(bytes, { filter: ({ name }) => textPart.test(name) });
  const changed: Record<string, Uint8Array> = {};
  const paraIds = new Set<string>();
  // The text comes before what stands around it: `document.xml` is the first of these names.
  for (const name of Object.keys(texts).sort()) {
    const xml = strFromU8(texts[name] ?? new Uint8Array());
    const text = makeFieldsReadable(makeTextReadable(withoutTableControls(xml)));
    const readable = removeRepeatedParaIds(text, paraIds);
    if (readable !== xml) changed[name] = strToU8(readable);
  }
  if (Object.keys(changed).length === 0) return bytes;
  const entries: Zippable = { ...unzipSync(bytes), ...changed };
  return zipSync(entries, { level: 0 });
}

/** What stands in the text as an element of its own and is no more to the library than white space. */
function makeTextReadable(xml: string): string {
  return xml
    .replace(/<w:noBreakHyphen\s*\/>/g, '<w:t>\u2011</w:t>')
    .replace(/<w:sym\s[^<>]*\/>/g, (tag) => `<w:t>${encodeText(symbolOf(tag))}</w:t>`)
    .replace(/<w:softHyphen\s*\/>/g, '<w:t>\u00ad</w:t>')
    .replace(/<w:ptab(?:\s[^<>]*)?\/>/g, '<w:tab/>')
    .replace(/<w:smartTagPr(?:\s[^<>]*)?(?:\/>|>.*?<\/w:smartTagPr>)/gs, '')
    .replace(/<\/?w:(?:smartTag|bdo|dir)(?:\s[^<>]*)?>/g, '');
}
