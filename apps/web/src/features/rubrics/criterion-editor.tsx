import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferUndo } from '../../ui/dialogs/undo-bar.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { handleMoveKeys, MoveButtons } from '../../ui/move-buttons.tsx';
import { LevelList } from './level-list.tsx';
import type { RubricForm } from './rubric-draft.ts';

interface Props {
  form: RubricForm;
  index: number;
  count: number;
  offerUndo: OfferUndo;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One criterion with its levels. */
export function CriterionEditor({ form, index, count, offerUndo, onMove, onRemove }: Props) {
  const { t } = useTranslation('rubrics');
  const headingId = useId();
  const criterionLabel = t('editor.criterionAt', { at: index + 1 });
  const title = form.watch(`criteria.${index}.title`);
  return (
    <Card
      component="li"
      aria-labelledby={headingId}
      onKeyDown={handleMoveKeys(index, count, onMove)}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography id={headingId} variant="h4" component="h3" sx={{ flex: 1 }}>
          {criterionLabel}
        </Typography>
        <MoveButtons
          name={title === '' ? criterionLabel : title}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
          canRemove={count > 1}
        />
      </Stack>
      <Stack sx={{ gap: 2 }}>
        <TextField
          control={form.control}
          name={`criteria.${index}.title`}
          label={t('editor.criterion')}
          helper={t('editor.criterionHelp')}
          isRequired
        />
        <TextField
          control={form.control}
          name={`criteria.${index}.description`}
          label={t('editor.description')}
          minRows={1}
        />
        <LevelList form={form} criterion={index} offerUndo={offerUndo} />
      </Stack>
    </Card>
  );
}
