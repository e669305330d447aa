import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Rubric } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricTable } from '../../domain/rubrics/index.ts';

interface Props {
  rubric: Rubric;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A rubric of the library as students see it, with its actions. */
export function RubricPreview({ rubric, onChoose, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['rubrics', 'common']);
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, mb: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {rubric.title}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={onDelete}>
            {t('common:delete')}
          </Button>
          <Button color="inherit" onClick={onEdit}>
            {t('common:edit')}
          </Button>
          <Button variant="contained" onClick={onChoose}>
            {t('library.use')}
          </Button>
        </Stack>
      </Stack>
      <RubricTable rubric={rubric} />
    </Box>
  );
}
