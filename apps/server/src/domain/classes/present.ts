import type { ClassListItem, EnrollmentClass } from '@redraft/contracts';
import type { ClassRow } from './queries.ts';

/** What belongs to a class, and would be deleted with it. */
interface Counts {
  number_of_students: number | null;
  number_of_assignments: number | null;
  number_of_submissions: number | null;
}

export function presentClassListItem(row: ClassRow & Counts): ClassListItem {
  return {
    id: row.id,
    className: row.name,
    enrollkey: row.enroll_key,
    subjectArea: row.subject_area,
    studentLevel: row.student_level,
    startDate: row.start_day,
    endDate: row.end_day,
    classTimeZone: row.time_zone,
    archived: row.archived_at !== null,
    numberOfStudents: row.number_of_students ?? 0,
    numberOfAssignments: row.number_of_assignments ?? 0,
    numberOfSubmissions: row.number_of_submissions ?? 0,
  };
}

/** The class as shown to students who know its key, are invited, or are enrolled: everything except the key. */
export function presentEnrollmentClass(row: ClassRow, isEnrolled: boolean): EnrollmentClass {
  return {
    id: row.id,
    className: row.name,
    enrollkey: '',
    instructor: row.instructor_name,
    subjectArea: row.subject_area,
    studentLevel: row.student_level,
    startDate: row.start_day,
    endDate: row.end_day,
    classTimeZone: row.time_zone,
    enrolled: isEnrolled,
  };
}
