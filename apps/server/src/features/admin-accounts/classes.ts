import { maxScopedClasses, type ScopedClass } from '@redraft/contracts';
import { searchClasses } from '../../domain/classes/index.ts';

/** Only the fields by which an administrator identifies a class. */
export async function findClasses(text: string): Promise<ScopedClass[]> {
  const rows = await searchClasses(text, maxScopedClasses);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    instructorName: row.instructor_name,
    enrollkey: row.enroll_key,
    subjectArea: row.subject_area,
    archived: row.archived_at !== null,
  }));
}
