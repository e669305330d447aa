import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { readingFilterSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { ReadingQueue } from './use-reading-queue.ts';

/** Selects which texts the pager goes through, with the number of each. */
export function FilterSelect({ filter, choose, place }: ReadingQueue) {
  const { t } = useTranslation('grading');
  return (
    <TextField
      select
      size="small"
      value={filter}
      onChange={({ target }) => choose(readingFilterSchema.parse(target.value))}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('pager.filter') } } }}
    >
      {readingFilterSchema.options.map((one) => (
        <MenuItem key={one} value={one}>
          {place === undefined
            ? t(`pager.filters.${one}`)
            : t('pager.filterCount', { filter: t(`pager.filters.${one}`), count: place.counts[one] })}
        </MenuItem>
      ))}
    </TextField>
  );
}
