import type { ClassId, HourlyActivity, UserId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityCard } from '../activity/activity-card.tsx';
import { DayRangeSlider } from '../activity/day-range-slider.tsx';
import type { DayRange } from '../activity/days-span.ts';
import { FilesWithoutWords } from '../files-without-words.tsx';
import { classGraphQueries } from '../graph-calls.ts';
import { GraphTabs } from '../graph-tabs.tsx';
import { HeatCard } from '../heatmap/heat-card.tsx';
import { ClassHours } from '../hourly/class-hours.tsx';
import { createQueryTab } from '../query-tab.ts';
import { StudentGraphsDialog } from '../student-graphs/student-graphs-dialog.tsx';
import { AssignmentTimeCard } from './assignment-time-card.tsx';
import { TimeAveragesCard } from './time-averages-card.tsx';
import { TotalTimeCard } from './total-time-card.tsx';
import { WpmAveragesCard } from './wpm-averages-card.tsx';

/** Seven charts about a class; the first three can be limited to selected days. */
export function ClassGraphs({ classId }: { classId: ClassId }) {
  const [student, setStudent] = useState<UserId | null>(null);
  const { t } = useTranslation('graphs');
  const [range, setRange] = useState<DayRange | null>(null);
  const heatmap = useQuery(classGraphQueries.heatmap(classId, range));
  const hourly = useQuery(classGraphQueries.hourly(classId, range));
  const activity = useQuery(classGraphQueries.activity(classId, range));
  const times = useQuery(classGraphQueries.times(classId));
  const withDayRange = (graph: ReactNode) => (
    <>
      <Days days={hourly.data?.days ?? activity.data?.days ?? null} range={range} onChange={setRange} />
      {graph}
    </>
  );
  const chosenStudent = times.data?.students.find(({ id }) => id === student);
  return (
    <>
      <FilesWithoutWords assignments={times.data?.assignments} />
      <GraphTabs
        label={t('tabs.class')}
        prefix="class-graph"
        tabs={[
          createQueryTab({
            id: 'heatmap',
            label: t('tabs.heatmap'),
            query: heatmap,
            panel: (data) => withDayRange(<HeatCard data={data} subject="texts" />),
          }),
          createQueryTab({
            id: 'hourly',
            label: t('tabs.hourly'),
            query: hourly,
            panel: (data) => withDayRange(<ClassHours data={data} />),
          }),
          createQueryTab({
            id: 'activity',
            label: t('tabs.activity'),
            query: activity,
            panel: ({ assignments, days, timezone }) =>
              withDayRange(
                <ActivityCard
                  of="minutes"
                  lanes={assignments}
                  days={days}
                  range={range}
                  timezone={timezone}
                />,
              ),
          }),
          createQueryTab({
            id: 'total',
            label: t('tabs.total'),
            query: times,
            panel: (data) => <TotalTimeCard data={data} onStudent={setStudent} />,
          }),
          createQueryTab({
            id: 'averages',
            label: t('tabs.averages'),
            query: times,
            panel: (data) => <TimeAveragesCard data={data} />,
          }),
          createQueryTab({
            id: 'wpm',
            label: t('tabs.wpm'),
            query: times,
            panel: (data) => <WpmAveragesCard data={data} />,
          }),
          createQueryTab({
            id: 'assignmentTime',
            label: t('tabs.assignmentTime'),
            query: times,
            panel: (data) => <AssignmentTimeCard data={data} />,
          }),
        ]}
      />
      {chosenStudent !== undefined && (
        <StudentGraphsDialog
          courseId={classId}
          studentId={chosenStudent.id}
          name={`${chosenStudent.firstName} ${chosenStudent.lastName}`}
          from="class"
          onClose={() => setStudent(null)}
        />
      )}
    </>
  );
}

interface DaysProps {
  days: HourlyActivity['days'];
  range: DayRange | null;
  onChange: (range: DayRange) => void;
}

function Days({ days, range, onChange }: DaysProps) {
  if (days === null) return null;
  return (
    <DayRangeSlider days={days} range={range ?? { from: days.first, to: days.last }} onChange={onChange} />
  );
}
