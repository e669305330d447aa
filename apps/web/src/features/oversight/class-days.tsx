import type { ClassDays, ClassId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatDayAfterWord } from '../../lib/digits.ts';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { findChartState } from '../../ui/chart/chart-state.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { NumberText } from '../../ui/number-text.tsx';
import { DayText } from '../../ui/time/day-text.tsx';
import { useClassDays } from './class-figure-calls.ts';
import { DaysGraph } from './days-graph.tsx';

type Day = ClassDays['days'][number];

/** Daily changes in the texts of a class. */
export function ClassDaysChart({ classId }: { classId: ClassId }) {
  const { t, i18n } = useTranslation('oversight');
  const query = useClassDays(classId);
  const { days, timezone } = query.data ?? { days: [], timezone: 'UTC' };
  const columns: Column<Day>[] = [
    {
      id: 'day',
      header: t('figures.day'),
      value: ({ day }) => day,
      cell: ({ day }) => <DayText day={day} />,
    },
    { id: 'texts', header: t('figures.texts'), value: (day) => day.texts, align: 'end' },
    {
      id: 'amount',
      header: t('figures.amount'),
      value: (day) => day.amount,
      cell: (day) => <NumberText value={Math.round(day.amount)} />,
      align: 'end',
    },
  ];
  const total = Math.round(days.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <ChartFrame
      name={t('figures.days')}
      metric="wordsWorth"
      state={findChartState(query, (data) => data.days.length === 0)}
      headline={t('figures.daysHeadline', {
        amount: total.toLocaleString(i18n.language),
        count: days.length,
        zone: timezone.replaceAll('_', ' '),
      })}
      series={[
        {
          format: (amount) => Math.round(amount).toLocaleString(i18n.language),
          values: days.map(({ day, amount }) => ({
            label: formatDayAfterWord(i18n.language, day),
            value: amount,
            at: Date.parse(day),
          })),
        },
      ]}
      table={{ columns, rows: days, rowKey: ({ day }) => day }}
      sound={days.map(({ amount }) => amount)}
      height={240}
      onRetry={() => void query.refetch()}
    >
      <DaysGraph days={days} />
    </ChartFrame>
  );
}
