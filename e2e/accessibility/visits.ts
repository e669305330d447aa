import type { DemoIds } from '../demo-tour.ts';
import { listAdminDialogs } from './dialogs/admin.ts';
import { listClassDialogs } from './dialogs/class.ts';
import { listDocumentDialogs } from './dialogs/documents.ts';
import { listCommonDialogs } from './dialogs/everybody.ts';
import { listGradingDialogs } from './dialogs/grading.ts';
import { listStudentDialogs } from './dialogs/student.ts';
import { listPages } from './pages.ts';
import type { Visit } from './place.ts';
import { listSpecialPages } from './special-pages.ts';

/** All that is measured, once for each user. */
export function listVisits(ids: DemoIds): readonly Visit[] {
  const visits = [
    ...listPages(ids),
    ...listSpecialPages(ids),
    ...listCommonDialogs(),
    ...listStudentDialogs(ids),
    ...listClassDialogs(ids),
    ...listGradingDialogs(ids),
    ...listAdminDialogs(),
    ...listDocumentDialogs(),
  ];
  return [...new Set(visits.map(({ username }) => username))].map((username) => ({
    username,
    places: visits.filter((visit) => visit.username === username).flatMap(({ places }) => places),
  }));
}
