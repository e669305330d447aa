// Creates a file of apps/editor/src/docx/spelling/words from an npm package with a Hunspell dictionary, and copies its licence:
//   npm pack dictionary-fr@3.0.0, unpack it, and node scripts/hunspell-words.mjs fr <its folder>
// The two dictionary files are combined unchanged.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { joinDictionary } from '../apps/editor/src/docx/spelling/dictionary.ts';

const [language, folder] = process.argv.slice(2);
if (language === undefined || folder === undefined)
  throw new Error('Say which language, and where its dictionary is');

const words = new URL('../apps/editor/src/docx/spelling/words/', import.meta.url);
const read = (ending) => readFileSync(path.join(folder, `index.${ending}`), 'utf8');
const joined = joinDictionary({ aff: read('aff'), dic: read('dic') });
writeFileSync(new URL(`${language}.words.gz`, words), gzipSync(joined, { level: 9 }));
copyFileSync(path.join(folder, 'license'), new URL(`LICENSE-${language}.txt`, words));
