import type { ClassMember, ClassOverview } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadSubmissions } from '../../domain/classes/index.ts';
import { QueryDialog } from '../../ui/dialogs/query-dialog.tsx';
import { loadAccommodations } from './accommodation-calls.ts';
import { AccommodationFacts } from './accommodation-facts.tsx';
import { AccommodationFormDialog } from './accommodation-form-dialog.tsx';

interface Props {
  classDetails: ClassOverview;
  student: ClassMember;
  onClose: () => void;
}

/** A student's accommodations in a class; read-only for assistants. */
export function AccommodationDialog({ classDetails, student, onClose }: Props) {
  const { t } = useTranslation('accommodations');
  const query = useQuery({
    queryKey: ['accommodations', classDetails.id, student.id],
    queryFn: ({ signal }) =>
      Promise.all([
        loadAccommodations(classDetails.id, signal),
        loadSubmissions({ classId: classDetails.id, studentId: student.id }, signal),
      ]),
    // Loaded once per opening: the form must neither change while open nor start with stale data.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryDialog query={query} title={t('title')} onClose={onClose}>
      {([{ students, assignments, classEndDate }, submissions]) => {
        const accommodations =
          students.find(({ studentId }) => studentId === student.id)?.accommodations ?? [];
        const name = `${student.firstName} ${student.lastName}`.trim();
        const viewProps = {
          classDetails,
          name,
          accommodations,
          assignments,
          classEnd: classEndDate,
          onClose,
        };
        if (!classDetails.can.manage) return <AccommodationFacts {...viewProps} />;
        return <AccommodationFormDialog {...viewProps} student={student} submissions={submissions} />;
      }}
    </QueryDialog>
  );
}
