import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGraphFormats } from '../graph-formats.ts';
import { addDays, type DayRange, daysBetween } from './days-span.ts';

interface Props {
  /** First and last day with any writing. */
  days: { first: string; last: string };
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Selects the days of a chart in steps of one day; applied on release. */
export function DayRangeSlider({ days, range, onChange }: Props) {
  const { t } = useTranslation('graphs');
  const { day } = useGraphFormats();
  const id = useId();
  const max = daysBetween(days.first, days.last);
  const rangeIndexes: [number, number] = [
    daysBetween(days.first, range.from),
    daysBetween(days.first, range.to),
  ];
  const [draggedRange, setDraggedRange] = useState<[number, number] | null>(null);
  const [from, to] = draggedRange ?? rangeIndexes;
  const text = (step: number) => day(addDays(days.first, step));
  if (max === 0) return null;
  const applySliderValue = (value: number | number[], store: (range: [number, number]) => void) => {
    const [low = 0, high = max] = Array.isArray(value) ? value : [];
    store([low, high]);
  };
  return (
    <Box sx={{ maxWidth: 640, mb: 2, px: 0.5 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 560 }}>
        {t('range.label')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('range.days', { from: text(from), to: text(to), count: to - from + 1 })}
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          size="small"
          value={[from, to]}
          min={0}
          max={max}
          step={1}
          getAriaLabel={(thumb) => (thumb === 0 ? t('range.from') : t('range.to'))}
          getAriaValueText={text}
          onChange={(_event, value) => applySliderValue(value, setDraggedRange)}
          onChangeCommitted={(_event, value) => {
            setDraggedRange(null);
            applySliderValue(value, ([low, high]) =>
              onChange({ from: addDays(days.first, low), to: addDays(days.first, high) }),
            );
          }}
        />
      </Box>
    </Box>
  );
}
