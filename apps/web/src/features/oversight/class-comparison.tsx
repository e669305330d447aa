import Stack from '@mui/material/Stack';
import type { ClassId } from '@redraft/contracts';
import { ComparisonCard } from './assignment-comparison.tsx';
import { ClassDaysChart } from './class-days.tsx';

/** Comparison of a class's assignments, and daily amounts of writing, for users with read access. */
export function ClassComparison({ classId }: { classId: ClassId }) {
  return (
    <Stack sx={{ gap: 3, mt: 4 }}>
      <ComparisonCard classId={classId} />
      <ClassDaysChart classId={classId} />
    </Stack>
  );
}
