import { putFile } from '../../writing.ts';
import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { createDocxWithParts, createTable, docxOfBody, noise, paragraph } from '../documents.ts';
import { type Waits, watch } from '../watch.ts';
import type { World } from '../world.ts';

interface Hostile {
  measure: string;
  /** Two versions, saved one after the other. */
  versions: () => [Uint8Array, Uint8Array];
  /** Allowed status codes of the saves. */
  answers: readonly number[];
  /** Takes seconds to create and to parse: skipped in the short form. */
  isLong?: boolean;
}

const accepted = [200];
const takenOrRefused = [200, 400, 413];

/** Repetitive, but below the compression ratio that would be rejected. */
const repeated = (phrase: string) => {
  const phrases = Array.from(
    { length: 20_000_000 / (phrase.length + 4) },
    (_, index) => `${phrase} ${(index * index) % 997}`,
  );
  return docxOfBody(paragraph(phrases.join(' ')));
};
const table = (rows: number, changed: string) =>
  docxOfBody(
    createTable(rows, (row, column) => (column === 3 ? `${changed} ${row}` : `Cell ${row * 5 + column}`)),
  );
const properties = (revision: number) =>
  createDocxWithParts({
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="c">${'<cp:revision '.repeat(16_000)}${revision}</cp:coreProperties>`,
  });
const parts = (version: number) =>
  createDocxWithParts(
    Object.fromEntries(
      Array.from({ length: 4000 }, (_, part) => [
        `customXml/item${part}.xml`,
        `<a v="${version}">${`item ${part} `.repeat(6000)}`.slice(0, 60_000),
      ]),
    ),
  );
const paragraphs = (count: number, text: string) =>
  docxOfBody(Array.from({ length: count }, (_, index) => paragraph(`${text} ${index}`)).join(''));

const hostile: readonly Hostile[] = [
  {
    measure: 'a repetitive text of 20 MB, replaced by another',
    isLong: true,
    versions: () => [repeated('over and over and over again'), repeated('again and over and over')],
    answers: takenOrRefused,
  },
  {
    measure: 'a table of 1,700 rows with one column changed',
    versions: () => [table(1700, 'before'), table(1700, 'after')],
    answers: accepted,
  },
  {
    measure: 'a table of 8,700 rows with one column changed',
    isLong: true,
    versions: () => [table(8700, 'before'), table(8700, 'after')],
    answers: accepted,
  },
  {
    measure: '64,000 deletions, one within another',
    versions: () => {
      const nested = (text: string) =>
        docxOfBody(
          `<w:p>${'<w:del>'.repeat(64_000)}<w:r><w:t>${text}</w:t></w:r>${'</w:del>'.repeat(64_000)}</w:p>`,
        );
      return [nested('one'), nested('two')];
    },
    answers: takenOrRefused,
  },
  {
    measure: '64,000 pairs of marks on one letter',
    versions: () => {
      const createMarkedDocx = (letter: string) =>
        docxOfBody(paragraph(letter + '\u0301\u0323'.repeat(64_000)));
      return [createMarkedDocx('a'), createMarkedDocx('e')];
    },
    answers: takenOrRefused,
  },
  {
    measure: 'properties with 16,000 unfinished stamps',
    versions: () => [properties(1), properties(2)],
    answers: takenOrRefused,
  },
  {
    measure: 'a picture of 20 MB, replaced by another',
    isLong: true,
    versions: () => [
      createDocxWithParts({ 'word/media/image1.png': noise(20_000_000, 1) }),
      createDocxWithParts({ 'word/media/image1.png': noise(20_000_000, 2) }),
    ],
    answers: accepted,
  },
  {
    measure: '4,000 parts of 60 KB, all changed',
    isLong: true,
    versions: () => [parts(1), parts(2)],
    answers: takenOrRefused,
  },
  {
    measure: '300,000 paragraphs over as many',
    isLong: true,
    versions: () => [paragraphs(300_000, 'One'), paragraphs(300_000, 'Two')],
    answers: takenOrRefused,
  },
];

async function save(
  world: World,
  { measure, versions, answers }: Hostile,
): Promise<{ measure: string; waits: Waits; statuses: string; isExpected: boolean }> {
  const textOfStudent = await world.openText('student1');
  const [first, second] = versions();
  const { result, waits } = await watch(world, async () => {
    const statuses = [];
    for (const bytes of [first, second]) statuses.push((await putFile(textOfStudent, bytes)).status);
    return statuses;
  });
  const isExpected = result.every((status) => answers.includes(status));
  return { measure, waits, statuses: result.join(', '), isExpected };
}

const attack: Attack = {
  name: 'No document, however it is made, holds up what others ask',
  run: async (world) => {
    const rows = [];
    for (const hostileSave of hostile.filter(({ isLong }) => !(world.isShort && isLong))) {
      const { measure, waits, statuses, isExpected } = await save(world, hostileSave);
      rows.push(
        {
          measure,
          value: `answered ${statuses}`,
          target: `of ${hostileSave.answers.join(', ')}`,
          isMet: isExpected,
        },
        waitRow(world, '  longest wait at /healthz', waits.health),
        waitRow(world, '  longest wait of another save', waits.save),
        outcomeRow('  other saves lost', waits.lost, 0),
      );
    }
    return rows;
  },
};

export default attack;
