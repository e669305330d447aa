import type { ClassMember, ClassOverview } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadSubmissions } from '../../domain/classes/index.ts';
import { QueryDialog } from '../../ui/dialogs/query-dialog.tsx';
import { loadAccommodations } from './accommodation-calls.ts';
import { AccommodationFacts } from './accommodation-facts.tsx';
import { AccommodationFormDialog } from './accommodation-form-dialog.tsx';

interface Props {
  course: ClassOverview;
  student: ClassMember;
  onClose: () => void;
}

/** What one student is granted in the class; for assistants to read. */
export function AccommodationDialog({ course, student, onClose }: Props) {
  const { t } = useTranslation('accommodations');
  const query = useQuery({
    queryKey: ['accommodations', course.id, student.id],
    queryFn: ({ signal }) =>
      Promise.all([
        loadAccommodations(course.id, signal),
        loadSubmissions({ classId: course.id, studentId: student.id }, signal),
      ]),
    // A form is filled once: what it shows must not change under the hand, nor come from an earlier time.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryDialog query={query} title={t('title')} onClose={onClose}>
      {([{ students, assignments, classEndDate }, submissions]) => {
        const stored = students.find(({ studentId }) => studentId === student.id)?.accommodations ?? [];
        const name = `${student.firstName} ${student.lastName}`.trim();
        const shown = { course, name, stored, assignments, classEnd: classEndDate, onClose };
        if (!course.can.manage) return <AccommodationFacts {...shown} />;
        return <AccommodationFormDialog {...shown} student={student} submissions={submissions} />;
      }}
    </QueryDialog>
  );
}
