import Stack from '@mui/material/Stack';
import type { ClassId } from '@redraft/contracts';
import { ComparisonCard } from './assignment-comparison.tsx';
import { ClassDaysChart } from './class-days.tsx';

/** The assignments of a class beside each other and how much was written on each day, for those who read it. */
export function ClassComparison({ classId }: { classId: ClassId }) {
  return (
    <Stack sx={{ gap: 3, mt: 4 }}>
      <ComparisonCard classId={classId} />
      <ClassDaysChart classId={classId} />
    </Stack>
  );
}
