import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { StudentWordChange, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MinutesCard } from '../words/minutes-card.tsx';

interface Props {
  data: StudentWordChange;
  onRewind?: ((submissionId: SubmissionId, t: number) => void) | undefined;
}

/** Words changed per minute in one text, which can be selected. */
export function WordChangeCard({ data, onRewind }: Props) {
  const { t } = useTranslation('graphs');
  const texts = data.assignments.filter(({ points }) => points.length > 0);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const text = texts.find(({ id }) => String(id) === selectedId) ?? texts.at(-1);
  return (
    <MinutesCard
      points={text?.points ?? []}
      timezone={data.timezone}
      onOpen={text && onRewind && ((time) => onRewind(text.submissionId, time))}
      controls={
        texts.length > 1 &&
        text !== undefined && (
          <TextField
            select
            size="small"
            label={t('column.assignment')}
            value={String(text.id)}
            onChange={(event) => setSelectedId(event.target.value)}
            sx={{ minWidth: 200, maxWidth: 320 }}
          >
            {texts.map(({ id, title }) => (
              <MenuItem key={id} value={String(id)} dir="auto">
                {title}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    />
  );
}
