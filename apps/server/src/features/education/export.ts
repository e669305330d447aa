import type { ClassId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { listAssignments } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { listStudents } from '../../domain/members/index.ts';
import { audit } from '../../platform/audit.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { writeWorkbook } from '../../platform/workbook.ts';
import { requireOverseen } from './access.ts';
import { createSheets } from './sheets.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A class as a workbook; the export is recorded. */
export async function exportCourse(
  actor: Actor,
  { id, language }: { id: ClassId; language: Language },
  now: Date,
): Promise<FileAnswer> {
  await requireOverseen(actor, id);
  const classRow = await selectClass(id);
  const [students, assignments] = await Promise.all([listStudents(id), listAssignments(id)]);
  const bytes = await writeWorkbook(createSheets({ classRow, students, assignments, language, now }));
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'class.export_detail',
    subject: 'class',
    subjectId: id,
    details: { students: students.length, assignments: assignments.length },
  });
  return { bytes, contentType, fileName: 'class_detail.xlsx' };
}
