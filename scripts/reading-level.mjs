// Prints the ten hardest texts of each catalogue with their school grade level:
//   npm run reading-level [-- en|de] [--from GRADE] [--file PART-OF-A-PATH]
// English by Flesch-Kincaid grade, German by the first Wiener Sachtextformel. The grade of very short texts is meaningless.
import { parseArgs } from 'node:util';
import { textsIn } from './catalogue-texts.mjs';
import { fleschKincaidGrade, wienerSachtextformel, wordsOf } from './reading-formulas.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '0' }, file: { type: 'string', default: '' } },
});
const [language = 'en'] = positionals;
const gradeOf = { en: fleschKincaidGrade, de: wienerSachtextformel }[language];
if (gradeOf === undefined) throw new Error(`There is no formula for ${language}`);

const shown = 10;
const fewestWords = 6;

const graded = textsIn(language)
  .filter(({ file, text }) => file.includes(values.file) && wordsOf(text).length >= fewestWords)
  .map((one) => ({ ...one, grade: gradeOf(one.text) }))
  .filter(({ grade }) => grade >= Number(values.from));

for (const [file, texts] of Map.groupBy(graded, (one) => one.file)) {
  console.log(file);
  for (const { place, text, grade } of texts.sort((a, b) => b.grade - a.grade).slice(0, shown))
    console.log(`${grade.toFixed(1).padStart(6)}  ${place.slice(file.length + 1)}: ${text}`);
}
