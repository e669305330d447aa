import type { Accommodation, ClassId, UserId } from '@redraft/contracts';
import { type AccommodationRow, listAccommodationRows } from './accommodation-queries.ts';

/** The accommodations of each student in a class, for staff: the caller has checked the permission. */
export async function listAccommodations(classId: ClassId): Promise<Map<UserId, Accommodation[]>> {
  const rows = Map.groupBy(await listAccommodationRows(classId), (row): UserId => row.student_id);
  return new Map([...rows].map(([studentId, own]) => [studentId, own.map(presentAccommodation)]));
}

function presentAccommodation(row: AccommodationRow): Accommodation {
  return {
    assignmentId: row.assignment_id,
    extraPercent: row.extra_percent,
    extensionMinutes: row.extension_minutes,
    note: row.note,
  };
}
