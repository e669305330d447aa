// For translators (docs/translating.md):
//   npm run translations -- export fr > fr.po    all texts, as a gettext catalogue
//   npm run translations -- import fr fr.po      writes them back; nothing if one does not fit
//   npm run translations -- status               how many are missing in each language
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, languages } from '../../packages/sentences/src/languages.ts';
import { listFiles, readTexts, writeTexts } from './catalogues.mjs';
import { fromPo, toPo } from './po.mjs';
import { findEnglish, findProblem, listKeys } from './rules.mjs';

const [command, language, file] = process.argv.slice(2);
const commands = { export: exportTexts, import: importTexts, status: printStatus };
const run = commands[command];
if (run === undefined || (command !== 'status' && (!isLanguage(language) || language === 'en')))
  fail(
    `npm run translations -- export|import ${languages.filter((one) => one !== 'en').join('|')} [file.po], or status`,
  );
await run();

async function listEntries() {
  const files = await Promise.all(
    listFiles().map(async (one) => {
      const [english, german, own] = await Promise.all(
        ['en', 'de', language].map((name) => readTexts(one, name)),
      );
      return listKeys(english, language).map((key) => ({
        file: one,
        key,
        english: findEnglish(english, key),
        german: language === 'de' ? undefined : (german.get(key) ?? findEnglish(german, key)),
        text: own.get(key),
      }));
    }),
  );
  return files.flat();
}

async function exportTexts() {
  process.stdout.write(toPo(await listEntries(), language));
}

async function importTexts() {
  if (file === undefined) fail('Name the PO file to import.');
  const read = fromPo(readFileSync(file));
  if (read.language !== '' && read.language !== language)
    fail(`The file is in ${read.language}, not in ${language}.`);
  const known = new Map((await listEntries()).map((entry) => [`${entry.file}#${entry.key}`, entry]));
  const problems = read.entries.flatMap(({ file: of, key, text }) => {
    const problem = findProblem(key, known.get(`${of}#${key}`)?.english, text);
    return problem === null ? [] : [`${of} ${key} ${problem}: ${text}`];
  });
  if (problems.length > 0) fail(`${problems.join('\n')}\nNothing was imported.`);
  const changed = read.entries.filter(({ file: of, key, text }) => known.get(`${of}#${key}`)?.text !== text);
  for (const { text, ...place } of changed) known.get(`${place.file}#${place.key}`).text = text;
  const written = [...new Set(changed.map((entry) => entry.file))].map((one) => {
    const texts = [...known.values()].filter((entry) => entry.file === one && entry.text !== undefined);
    return writeTexts(one, language, new Map(texts.map(({ key, text }) => [key, text])));
  });
  if (written.length > 0)
    execFileSync(path.join('node_modules', '.bin', 'biome'), ['format', '--write', ...written]);
  console.log(`${changed.length} texts changed in ${written.length} files.`);
}

async function printStatus() {
  for (const one of languages.filter((name) => name !== 'en')) {
    const counts = await Promise.all(
      listFiles().map(async (name) => {
        const [english, own] = await Promise.all([readTexts(name, 'en'), readTexts(name, one)]);
        const keys = listKeys(english, one);
        return { all: keys.length, missing: keys.filter((key) => !own.has(key)).length };
      }),
    );
    const sum = (field) => counts.reduce((total, count) => total + count[field], 0);
    console.log(`${one}: ${sum('all')} texts, ${sum('missing')} missing`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
