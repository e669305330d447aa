// Creates apps/editor/src/docx/spelling/words/de.words.gz from the npm package all-the-german-words:
//   npm pack all-the-german-words@1.1.0 && tar xzf all-the-german-words-1.1.0.tgz && node scripts/german-words.mjs package/woerter.json
// Omits compounds that the editor recognizes by their parts, which halves the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isCompound } from '../apps/editor/src/docx/spelling/german-compounds.ts';
import { packWords, unpackWords } from '../apps/editor/src/docx/spelling/word-list.ts';

const target = new URL('../apps/editor/src/docx/spelling/words/de.words.gz', import.meta.url);
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Say where woerter.json is');

/** Letters that fit into one byte; single words, possibly hyphenated, but no phrases. */
const wordPattern = /^[A-Za-zÄÖÜäöüßéèêàâçñ]+(-[A-Za-zÄÖÜäöüß]+)*$/;
const longest = 40;

const all = JSON.parse(readFileSync(source, 'utf8')).filter(
  (word) => word.length > 1 && word.length <= longest && wordPattern.test(word),
);
// Short words first: a compound may only consist of words that are kept.
all.sort((one, other) => one.length - other.length);
const kept = new Set();
for (const word of all) if (word.includes('-') || !isCompound(word, kept)) kept.add(word);
const sorted = [...kept].sort((one, other) => (one < other ? -1 : 1));
const packed = packWords(sorted);
writeFileSync(target, gzipSync(packed, { level: 9 }));

const list = unpackWords(packed);
const lost = all.filter((word) => !list.has(word) && !isCompound(word, list));
console.log(`${all.length} words, ${sorted.length} kept, ${lost.length} lost`);
