// Makes apps/editor/src/docx/spelling/words/en-us.words.gz and en-gb.words.gz of the npm packages dictionary-en and dictionary-en-gb:
//   npm pack dictionary-en@4.0.0 dictionary-en-gb@3.0.0, unpack both, and node scripts/english-words.mjs <folder of one> <folder of the other>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { joinDictionary } from '../apps/editor/src/docx/spelling/dictionary.ts';

const folders = process.argv.slice(2);
if (folders.length !== 2) throw new Error('Say where the American and the British dictionary are');

['en-us', 'en-gb'].forEach((name, index) => {
  const read = (ending) => readFileSync(path.join(folders[index], `index.${ending}`), 'utf8');
  const target = new URL(`../apps/editor/src/docx/spelling/words/${name}.words.gz`, import.meta.url);
  writeFileSync(target, gzipSync(joinDictionary({ aff: read('aff'), dic: read('dic') }), { level: 9 }));
});
