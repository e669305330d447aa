import type { AssignmentId, ClassId } from '@redraft/contracts';
import { assignmentIdSchema, classIdSchema } from '@redraft/contracts';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { AssignmentBook } from './assignment-book.tsx';
import { ClassBook } from './class-book.tsx';
import { useGradeBook } from './use-grade-book.ts';

/** /gradebook/{classid}: the grades of a class, or with `?assignment=` those of one assignment. */
export function GradeBookPage() {
  const id = classIdSchema.safeParse(useParams().classid);
  const [search] = useSearchParams();
  const assignment = assignmentIdSchema.safeParse(search.get('assignment') ?? undefined);
  if (!id.success) return <NotFoundPage />;
  return <Book classId={id.data} assignmentId={assignment.data ?? null} />;
}

function Book({ classId, assignmentId }: { classId: ClassId; assignmentId: AssignmentId | null }) {
  const query = useGradeBook(classId);
  return (
    <QueryView query={query}>
      {(book) =>
        assignmentId === null ? (
          <ClassBook book={book} />
        ) : (
          <AssignmentBook key={assignmentId} book={book} assignmentId={assignmentId} />
        )
      }
    </QueryView>
  );
}
