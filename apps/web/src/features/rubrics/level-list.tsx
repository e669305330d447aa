import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@redraft/contracts';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferUndo } from '../../ui/dialogs/undo-bar.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AddIcon } from '../../ui/icons/index.ts';
import { handleMoveKeys, MoveButtons } from '../../ui/move-buttons.tsx';
import { preserveFocus } from '../../ui/preserve-focus.ts';
import type { RubricForm } from './rubric-draft.ts';
import { createLevel } from './rubric-draft.ts';

interface Props {
  form: RubricForm;
  criterion: number;
  offerUndo: OfferUndo;
}

/** Levels of a criterion, from most to fewest points. */
export function LevelList({ form, criterion, offerUndo }: Props) {
  const { t } = useTranslation('rubrics');
  const headingId = useId();
  const name = `criteria.${criterion}.levels` as const;
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name });
  const handleMove = (from: number, to: number) => {
    // Levels stay sorted by points, so moving exchanges only the texts: a level that is moved up is worth more.
    const levelPoints = form.getValues(name).map(({ points }) => points);
    move(from, to);
    for (const [index, points] of levelPoints.entries()) {
      form.setValue(`${name}.${index}.points`, points, { shouldDirty: true });
    }
  };
  const handleRemove = (index: number) => {
    const removedLevel = form.getValues(`${name}.${index}`);
    remove(index);
    const title = removedLevel.title || t('editor.levelAt', { at: index + 1 });
    offerUndo(t('editor.removed', { title }), () => insert(index, removedLevel));
  };
  return (
    <div>
      <Typography id={headingId} variant="h5" component="h4">
        {t('levels')}
      </Typography>
      <FormHelperText sx={{ mb: 1.5 }}>{t('editor.levelsHelp')}</FormHelperText>
      <Stack component="ol" aria-labelledby={headingId} sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {fields.map((field, index) => (
          <LevelRow
            key={field.id}
            form={form}
            path={`${name}.${index}`}
            index={index}
            count={fields.length}
            onMove={(to) => preserveFocus(() => handleMove(index, to))}
            onRemove={() => handleRemove(index)}
          />
        ))}
      </Stack>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => append(createLevel())}
        disabled={fields.length >= limits.levels}
        sx={{ mt: 1.5 }}
      >
        {t('editor.addLevel')}
      </Button>
    </div>
  );
}

interface RowProps {
  form: RubricForm;
  path: `criteria.${number}.levels.${number}`;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function LevelRow({ form, path, index, count, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('rubrics');
  const levelLabel = t('editor.levelAt', { at: index + 1 });
  const title = form.watch(`${path}.title`);
  return (
    <Box
      component="li"
      aria-label={levelLabel}
      onKeyDown={handleMoveKeys(index, count, onMove)}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        borderTop: 1,
        borderColor: 'divider',
        pt: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 6.5em', sm: 'minmax(0, 5fr) 5em minmax(0, 6fr) auto' },
        gridTemplateAreas: {
          xs: '"title points" "text text" "actions actions"',
          sm: '"title points text actions"',
        },
      }}
    >
      <Box sx={{ gridArea: 'title' }}>
        <TextField control={form.control} name={`${path}.title`} label={t('editor.level')} isRequired />
      </Box>
      <Box sx={{ gridArea: 'points' }}>
        <NumberField control={form.control} name={`${path}.points`} label={t('editor.points')} isRequired />
      </Box>
      <Box sx={{ gridArea: 'text' }}>
        <TextField
          control={form.control}
          name={`${path}.description`}
          label={t('editor.description')}
          minRows={1}
        />
      </Box>
      {/* Offset by the height of the labels above the fields. */}
      <Stack direction="row" sx={{ gridArea: 'actions', justifyContent: 'flex-end', mt: { sm: '25px' } }}>
        <MoveButtons
          name={title === '' ? levelLabel : title}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
          canRemove={count > limits.fewestLevels}
        />
      </Stack>
    </Box>
  );
}
