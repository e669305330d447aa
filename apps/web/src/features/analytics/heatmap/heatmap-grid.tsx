import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { Heatmap } from '@redraft/contracts';
import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import { HeatmapCell } from './heatmap-cell.tsx';
import { heatmapRows, hoursOfDay } from './heatmap-days.ts';

type Hour = Heatmap['hours'][number];

/** Days by hours. One stop for the keyboard; arrows go from one written hour to the next. */
export function HeatmapGrid({ hours, zone }: { hours: readonly Hour[]; zone: string }) {
  const { t } = useTranslation('rewind');
  const rows = useMemo(() => heatmapRows(hours, zone), [hours, zone]);
  const order = rows.flatMap((row) => (row.kind === 'day' ? row.cells.flat() : []));
  const [reached, setReached] = useState(0);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(reached + by, 0), order.length - 1);
    setReached(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-hour]')[next]?.focus();
  };
  const stops = { stop: order[reached], onReach: (hour: Hour) => setReached(order.indexOf(hour)) };
  return (
    <Box
      component="table"
      aria-label={t('heatmap.name')}
      onKeyDown={handleKey}
      sx={{
        borderSpacing: 2,
        typography: 'caption',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        '& th': { fontWeight: 400, pr: 1, textAlign: 'left', whiteSpace: 'nowrap' },
        '& thead th': { p: 0, textAlign: 'center', minWidth: 22 },
      }}
    >
      <thead>
        <tr>
          <td />
          {hoursOfDay.map((hour) => (
            <th key={hour} scope="col">
              <span style={hour % 3 === 0 ? {} : visuallyHidden}>{hour}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'day' ? (
            <DayRow key={row.day} {...row} zone={zone} {...stops} />
          ) : (
            <tr key={`gap ${row.after}`}>
              <th scope="row" colSpan={25}>
                {t('heatmap.gap', { count: row.days })}
              </th>
            </tr>
          ),
        )}
      </tbody>
    </Box>
  );
}

interface DayProps {
  day: string;
  cells: readonly (readonly Hour[])[];
  zone: string;
  /** The hour that the keyboard comes to. */
  stop: Hour | undefined;
  onReach: (hour: Hour) => void;
}

function DayRow({ day, cells, zone, stop, onReach }: DayProps) {
  const { t, i18n } = useTranslation('rewind');
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const wordsFor = (hour: Hour) =>
    t('heatmap.cell', {
      time: formatInZone(hour.start, zone),
      amount: numbers.format(hour.amount),
      level: t(`heatmap.${hour.level}`),
    });
  return (
    <tr>
      <th scope="row">{day}</th>
      {hoursOfDay.map((clock) => {
        const cell = cells[clock] ?? [];
        return (
          <Box
            component="td"
            key={clock}
            sx={{ p: 0, height: 22, bgcolor: 'chart.heat0', borderRadius: 0.5 }}
          >
            {cell.map((hour) => (
              <Tooltip key={hour.start} title={wordsFor(hour)}>
                <HeatmapCell
                  level={hour.level}
                  label={wordsFor(hour)}
                  share={1 / cell.length}
                  isStop={hour === stop}
                  onReach={() => onReach(hour)}
                />
              </Tooltip>
            ))}
          </Box>
        );
      })}
    </tr>
  );
}
