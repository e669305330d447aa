import type { ClassId, ExportGradesQuery, ReadGrades } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import Papa from 'papaparse';
import type { Actor } from '../../access/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { listHiddenTexts } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile, formatCsvNumber, separatorSigns, uniqueHeaders } from '../../platform/csv-file.ts';
import { AppError } from '../../platform/errors.ts';
import { readSheet } from '../../platform/read-sheet.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { writeWorkbook } from '../../platform/workbook.ts';
import { createRows, totalHeads } from './export-rules.ts';
import { loadGradeBook } from './grade-book.ts';
import { planImport } from './import-rules.ts';

const heads = ['roster.last_name', 'roster.first_name', 'roster.email', 'roster.username'] as const;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The data of a file of grades. Codes are sorted, so that their order reveals neither authors nor start times. */
async function loadTable(
  actor: Actor,
  { classId, language }: { classId: ClassId; language: Language },
  now: Date,
) {
  const [{ book, hidden }, members, coded] = await Promise.all([
    loadGradeBook(actor, classId, now),
    listStudents(classId),
    listHiddenTexts(classId),
  ]);
  const usernames = new Map(members.map(({ id, username }) => [id, username]));
  const students = book.students.map((one) => ({ ...one, username: usernames.get(one.id) ?? '' }));
  const texts = new Map(hidden.map((text) => [text.submissionId, text]));
  const hiddenTexts = coded.flatMap(({ id, last_name: code }) => {
    const text = texts.get(id);
    return text ? [{ ...text, code }] : [];
  });
  const people = heads.map((head) => say(language, head));
  // These headers must not be used by an assignment, in this file or later ones.
  const reservedHeadings = [...people, say(language, 'grade.code')];
  const totals = totalHeads[book.gradeMethod].map((head) => say(language, head));
  const fixed = [...reservedHeadings, ...totals];
  const titles = uniqueHeaders([...fixed, ...book.assignments.map(({ title }) => title)]).slice(fixed.length);
  return {
    ...book,
    students,
    hiddenTexts,
    people: hiddenTexts.length > 0 ? reservedHeadings : people,
    titles,
    totals,
  };
}

/** The grades of a class as CSV; anonymous texts are listed by code. Each export is recorded. */
export async function exportGrades(
  actor: Actor,
  { classId, format, separator, language }: ExportGradesQuery & { language: Language },
  now: Date,
): Promise<FileAnswer> {
  const table = await loadTable(actor, { classId, language }, now);
  const rows = createRows(table, {
    missed: say(language, 'grade.missed'),
    average: say(language, 'grade.average'),
  });
  const details = {
    students: table.students.length,
    assignments: table.assignments.length,
    withoutNames: table.hiddenTexts.length,
    format,
  };
  const subject = { subject: 'class' as const, subjectId: classId };
  await audit({ at: now, actorId: actor.userId, action: 'class.export_grades', ...subject, details });
  const titles = [...table.people, ...table.titles, ...table.totals];
  const fileName = `${table.className}.${format}`;
  if (format === 'csv') {
    const written = rows.map((row) => row.map((cell) => textOf(cell, separator)));
    const bytes = new TextEncoder().encode(csvFile([titles, ...written], separatorSigns[separator]));
    return { bytes, contentType: 'text/csv; charset=utf-8', fileName };
  }
  const type = table.gradeMethod === 'Letter' ? ('text' as const) : ('number' as const);
  const sheet = {
    name: say(language, 'grade.sheet'),
    columns: titles.map((header, index) => ({
      header,
      width: index < table.people.length ? 24 : 16,
      type: index < table.people.length ? ('text' as const) : type,
    })),
    rows: [rows],
  };
  return { bytes: await writeWorkbook([sheet]), contentType: sheetType, fileName };
}

function textOf(cell: string | number | null, separator: ExportGradesQuery['separator']): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? formatCsvNumber(cell, separator) : cell;
}

/** Previews the changes in a file, and lists what cannot be read. */
export async function readGradesFile(
  actor: Actor,
  {
    classId,
    file,
    language,
  }: { classId: ClassId; file: { name: string; bytes: Uint8Array } | null; language: Language },
  now: Date,
): Promise<ReadGrades> {
  if (!file) throw new AppError('template.file_required');
  const table = await loadTable(actor, { classId, language }, now);
  if (!table.can.grade) throw new AppError('access.denied');
  return planImport(await readTable(file), table);
}

/** The most frequent separator in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const separatorCounts = [',', ';', '\t'].map((separator) => ({
    sign: separator,
    count: head.split(separator).length,
  }));
  return separatorCounts.reduce((mostFrequent, one) => (one.count > mostFrequent.count ? one : mostFrequent))
    .sign;
}

async function readTable({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<string[][]> {
  try {
    if (name.toLowerCase().endsWith('.xlsx')) return await readSheet({ bytes });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Papa.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: false }).data;
  } catch (cause) {
    throw new AppError('grade.file_unreadable', { cause });
  }
}
