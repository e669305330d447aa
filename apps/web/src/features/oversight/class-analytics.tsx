import Stack from '@mui/material/Stack';
import type { ClassId } from '@redraft/contracts';
import { ComparisonCard } from './assignment-comparison.tsx';
import { ClassDaysChart } from './class-days.tsx';
import { ClassHeatmapChart } from './class-heatmap.tsx';

/** When and how much a class has written, for those who read it. */
export function ClassAnalytics({ classId }: { classId: ClassId }) {
  return (
    <Stack sx={{ gap: 3 }}>
      <ComparisonCard classId={classId} />
      <ClassDaysChart texts={{ id: classId }} />
      <ClassHeatmapChart texts={{ id: classId }} />
    </Stack>
  );
}
