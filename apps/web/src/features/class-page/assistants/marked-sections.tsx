import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ClassSection, SectionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allSections, toggleSectionValues, toSectionIds, toSectionValues } from './section-values.ts';

interface Props {
  label: string;
  sections: readonly ClassSection[];
  sectionIds: readonly SectionId[] | null;
  onChange: (sectionIds: SectionId[] | null) => void;
}

/** Multi-select of sections; applied when the list closes. */
export function MarkedSections({ label, sections, sectionIds, onChange }: Props) {
  const { t } = useTranslation('classes');
  const saved = toSectionValues(sectionIds);
  // Selection while the list is open.
  const [tickedIds, setTickedIds] = useState<string[] | null>(null);
  const values = tickedIds ?? saved;
  const handleClose = () => {
    setTickedIds(null);
    if (values.toSorted().join() !== saved.toSorted().join()) onChange(toSectionIds(values, sections));
  };
  const options = [
    { value: allSections, name: t('assistant.allSections') },
    ...sections.map(({ id, name }) => ({ value: String(id), name })),
  ];
  const formatNames = (ids: readonly string[]) =>
    options
      .filter(({ value }) => ids.includes(value))
      .map(({ name }) => name)
      .join(', ') || t('assistant.noSections');
  return (
    <TextField
      select
      size="small"
      value={values}
      onChange={({ target }) => setTickedIds(toggleSectionValues(values, [target.value].flat()))}
      sx={{ width: 200, maxWidth: '100%' }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => formatNames(values),
          onClose: handleClose,
        },
      }}
    >
      {options.map(({ value, name }) => (
        <MenuItem key={value} value={value} dense>
          <Checkbox
            size="small"
            checked={values.includes(value)}
            disableRipple
            sx={{ py: 0, pl: 0 }}
            tabIndex={-1}
          />
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
