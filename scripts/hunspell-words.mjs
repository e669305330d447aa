// Makes a file of apps/editor/src/docx/spelling/words of an npm package with a Hunspell dictionary, and puts its licence beside it:
//   npm pack dictionary-fr@3.0.0, unpack it, and node scripts/hunspell-words.mjs fr <its folder>
// What the two files of the dictionary say stays as it is; they only travel as one.
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
