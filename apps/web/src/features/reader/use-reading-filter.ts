import { type ReadingFilter, readingFilterSchema, type SubmissionId } from '@redraft/contracts';
import { useNavigate, useSearchParams } from 'react-router';

const parameter = 'show';

/** Which texts the pager goes through; kept in the URL for reloads and the next text. */
export function useReadingFilter() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const filter = readingFilterSchema.catch('all').parse(search.get(parameter));
  const choose = (next: ReadingFilter) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'all') changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Opens another text of the same assignment with the same filter. */
  const goTo = (id: SubmissionId) =>
    void navigate(`/readassignment/${id}${filter === 'all' ? '' : `?${parameter}=${filter}`}`);
  return { filter, choose, goTo };
}
