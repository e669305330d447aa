import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Calibration } from '@redraft/contracts';
import { calibrationTexts } from '@redraft/contracts';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMarkingAction } from '../use-second-marking.ts';
import { startCalibration } from './calibration-calls.ts';

/** Selects the team; the texts are drawn at random. */
export function StartForm({ calibration }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const { classId, markers, numberOfTexts } = calibration;
  const toAssistants = (
    <Button component={Link} to={`/classdetail/${classId}?tab=assistants`} variant="outlined">
      {t('toAssistants')}
    </Button>
  );
  if (markers.length < 2)
    return <EmptyState dense title={t('oneMarker')} text={t('oneMarkerText')} action={toAssistants} />;
  if (numberOfTexts === 0) return <EmptyState dense title={t('noTexts')} text={t('noTextsText')} />;
  return <Fields calibration={calibration} />;
}

function Fields({ calibration: { assignmentId, markers, numberOfTexts } }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const labelId = useId();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const start = useMarkingAction(startCalibration, () => t('begun'));
  const markerIds = markers.map(({ id }) => id).filter((id) => !left.has(id));
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (markerIds.length < 2) return;
    start.mutate({ assignmentId, markerIds });
  };
  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2, maxWidth: 560 }}>
      <Typography>{t('explain', { count: Math.min(calibrationTexts, numberOfTexts) })}</Typography>
      <div>
        <FormLabel id={labelId}>{t('who')}</FormLabel>
        <FormGroup aria-labelledby={labelId} role="group">
          {markers.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              control={<Checkbox checked={!left.has(id)} onChange={() => toggle(id)} />}
              label={<bdi>{name}</bdi>}
            />
          ))}
        </FormGroup>
        {markerIds.length < 2 && (
          <Typography variant="body2" color="error">
            {t('atLeastTwo')}
          </Typography>
        )}
      </div>
      <Button
        type="submit"
        variant="outlined"
        loading={start.isPending}
        disabled={markerIds.length < 2}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('begin')}
      </Button>
    </Stack>
  );
}
