import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MarkingSample, SecondMarking } from '@redraft/contracts';
import { markingSampleSchema, sampleKinds } from '@redraft/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../lib/typed-number.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { setUpSecondMarking } from './second-marking-calls.ts';
import { useMarkingAction } from './use-second-marking.ts';

/** Selects the two markers and the texts, which are drawn once. */
export function SetUpForm({ marking }: { marking: SecondMarking }) {
  const { t } = useTranslation('second-marking');
  if (marking.markers.length < 2) return <EmptyState title={t('oneMarker')} text={t('oneMarkerText')} />;
  if (marking.numberOfTexts === 0) return <EmptyState title={t('noTexts')} text={t('noTextsText')} />;
  return <Fields marking={marking} />;
}

function Fields({ marking }: { marking: SecondMarking }) {
  const { t } = useTranslation('second-marking');
  const { markers, assignmentId, numberOfTexts: count } = marking;
  const [first, setFirst] = useState(String(markers[0]?.id));
  const [second, setSecond] = useState(String(markers[1]?.id));
  const { sample, fields } = useSampleFields();
  const setUp = useMarkingAction(setUpSecondMarking, () => t('drawnDone'));
  const [firstId, secondId] = [first, second].map((id) => markers.find((one) => String(one.id) === id)?.id);
  const isSameMarker = first === second;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sample === null || firstId === undefined || secondId === undefined) return;
    setUp.mutate({ assignmentId, sample, firstId, secondId });
  };
  const markerSelects = [
    { label: t('first'), value: first, onChange: setFirst },
    { label: t('second'), value: second, onChange: setSecond },
  ];
  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 2.5, maxWidth: 560 }}>
      <Typography>{t('explain', { count })}</Typography>
      {markerSelects.map(({ label, value, onChange }) => (
        <TextField
          key={label}
          select
          label={label}
          value={value}
          error={isSameMarker}
          onChange={(event) => onChange(event.target.value)}
        >
          {markers.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {isSameMarker && (
        <Typography variant="body2" color="error">
          {t('samePerson')}
        </Typography>
      )}
      {fields}
      <Button
        type="submit"
        variant="contained"
        loading={setUp.isPending}
        disabled={sample === null || isSameMarker}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('draw')}
      </Button>
    </Stack>
  );
}

function useSampleFields() {
  const { t, i18n } = useTranslation('second-marking');
  const [kind, setKind] = useState<MarkingSample['kind']>('percent');
  const [amount, setAmount] = useState('20');
  const parsedSample = markingSampleSchema.safeParse(
    kind === 'all' ? { kind } : { kind, amount: readNumber(amount, { language: i18n.language }) },
  );
  const fields = (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        label={t('which')}
        value={kind}
        onChange={(event) => setKind(sampleKinds.find((one) => one === event.target.value) ?? 'all')}
        sx={{ minWidth: 240 }}
      >
        {sampleKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`sample.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind !== 'all' && (
        <TextField
          label={t(`amount.${kind}`)}
          value={amount}
          error={!parsedSample.success}
          helperText={parsedSample.success ? undefined : t(`amountProblem.${kind}`)}
          onChange={(event) => setAmount(event.target.value)}
          sx={{ width: 200 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
    </Stack>
  );
  return { sample: parsedSample.data ?? null, fields };
}
