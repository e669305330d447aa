import type { ClassId, ExportGradesQuery, ReadGrades } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import Papa from 'papaparse';
import type { Actor } from '../../access/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import { csvFile, uniqueHeaders } from '../../platform/csv-file.ts';
import { AppError } from '../../platform/errors.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { say } from '../../platform/sentences.ts';
import { readSheet } from '../../platform/sheet-reading.ts';
import { writeWorkbook } from '../../platform/workbook.ts';
import { readGradeBook } from './grade-book.ts';
import { gradeOf, planImport } from './import-rules.ts';

const separators = { comma: ',', semicolon: ';' } as const;
const heads = ['roster.last_name', 'roster.first_name', 'roster.email', 'roster.username'] as const;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function loadTable(
  actor: Actor,
  { classId, language }: { classId: ClassId; language: Language },
  now: Date,
) {
  const [book, members] = await Promise.all([readGradeBook(actor, classId, now), listStudents(classId)]);
  const usernames = new Map(members.map(({ id, username }) => [id, username]));
  const students = book.students.map((one) => ({ ...one, username: usernames.get(one.id) ?? '' }));
  const people = heads.map((head) => say(language, head));
  // As many heads as there are people's columns stand before those of the assignments.
  const titles = uniqueHeaders([...people, ...book.assignments.map(({ title }) => title)]).slice(
    people.length,
  );
  return { ...book, students, people, titles };
}

/** The grades of a class for a spreadsheet program, without those that are given without names; recorded each time. */
export async function exportGrades(
  actor: Actor,
  { classId, format, separator, language }: ExportGradesQuery & { language: Language },
  now: Date,
): Promise<FileAnswer> {
  const table = await loadTable(actor, { classId, language }, now);
  const columns = table.assignments.flatMap(({ id, settings }, index) =>
    settings.isAnonymous ? [] : [{ id, title: table.titles[index] ?? '' }],
  );
  const texts = new Map(table.texts.map((text) => [`${text.studentId} ${text.assignmentId}`, text]));
  const rows = table.students.map((student) => [
    ...[student.lastName, student.firstName, student.email, student.username],
    ...columns.map(({ id }) => {
      const text = texts.get(`${student.id} ${id}`);
      return text ? gradeOf(text, table) : null;
    }),
  ]);
  const details = { students: rows.length, assignments: columns.length, format };
  const subject = { subject: 'class' as const, subjectId: classId };
  await audit({ at: now, actorId: actor.userId, action: 'class.export_grades', ...subject, details });
  const titles = [...table.people, ...columns.map(({ title }) => title)];
  const fileName = `${table.className}.${format}`;
  if (format === 'csv') {
    const written = rows.map((row) => row.map((cell) => inLanguage(cell, language)));
    const bytes = new TextEncoder().encode(csvFile([titles, ...written], separators[separator]));
    return { bytes, contentType: 'text/csv; charset=utf-8', fileName };
  }
  const type = table.gradeMethod === 'Letter' ? ('text' as const) : ('number' as const);
  const sheet = {
    name: say(language, 'grade.sheet'),
    columns: titles.map((header, index) => ({
      header,
      width: index < heads.length ? 24 : 16,
      type: index < heads.length ? ('text' as const) : type,
    })),
    rows: [rows],
  };
  return { bytes: await writeWorkbook([sheet]), contentType: sheetType, fileName };
}

function inLanguage(cell: string | number | null, language: Language): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? cell.toLocaleString(language) : cell;
}

/** Says what a file would change, and what of it cannot be read. */
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
  const into = await loadTable(actor, { classId, language }, now);
  if (!into.can.grade) throw new AppError('access.denied');
  return planImport(await readTable(file), into);
}

/** The one that its first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
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
