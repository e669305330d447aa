import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { reviewModes } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CasinoOutlinedIcon, UndoIcon } from '../../../ui/icons/index.ts';
import { loadRandomRows } from '../peer-review-calls.ts';
import type { NamedStudent } from './setup-rules.ts';
import type { Pairing } from './use-pairing.ts';

interface Props {
  students: readonly NamedStudent[];
  pairing: Pairing;
  canManage: boolean;
}

const counts = [1, 2, 3, 4] as const;

/** Settings of a review round: number of reviewers, mode, random assignment, anonymity. */
export function RoundSettings({ students, pairing, canManage }: Props) {
  const { t } = useTranslation('peer-review');
  const { mode, count } = pairing.setUp;
  const randomize = useAction({
    mutationFn: () => loadRandomRows({ size: students.length, options: mode, reviewer: count }),
    meta: { showsOwnError: true },
    onSuccess: (rows) =>
      pairing.fill(
        rows,
        students.map(({ id }) => id),
      ),
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, alignItems: 'flex-end' }}>
        <Choice
          label={t('setup.count.label')}
          value={count}
          options={counts.map((value) => ({ value, label: t(`setup.count.${value}`) }))}
          isDisabled={!canManage}
          onChoose={(value) => pairing.choose({ count: value })}
        />
        <Choice
          label={t('setup.mode.label')}
          value={mode}
          options={reviewModes.map((value) => ({ value, label: t(`setup.mode.${value}`) }))}
          isDisabled={!canManage}
          onChoose={(value) => pairing.choose({ mode: value })}
        />
        {canManage && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<CasinoOutlinedIcon />}
              loading={randomize.isPending}
              disabled={students.length < 2}
              onClick={() => randomize.mutate()}
            >
              {t('setup.randomize')}
            </Button>
            <Button
              color="inherit"
              startIcon={<UndoIcon />}
              aria-disabled={!pairing.canUndo}
              onClick={pairing.canUndo ? pairing.undo : undefined}
              sx={pairing.canUndo ? {} : { color: 'text.disabled' }}
            >
              {t('setup.undo')}
            </Button>
          </Stack>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t(`setup.mode.explain.${mode}`)}
      </Typography>
      {randomize.error !== null && <Alert severity="error">{messageOf(randomize.error)}</Alert>}
      <Flags pairing={pairing} canManage={canManage} />
    </Stack>
  );
}

const roundFlags = ['anonymous', 'openReview', 'heldUntilDeadline'] as const;

function Flags({ pairing, canManage }: Pick<Props, 'pairing' | 'canManage'>) {
  const { t } = useTranslation('peer-review');
  // If pairs exist, they need not be drawn.
  const flags = pairing.setUp.bins.size === 0 ? ([...roundFlags, 'pairsAtClose'] as const) : roundFlags;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {flags.map((flag) => (
        <div key={flag}>
          <FormControlLabel
            control={<Switch size="small" />}
            checked={pairing.setUp[flag]}
            disabled={!canManage}
            onChange={(_event, checked) => pairing.choose({ [flag]: checked })}
            label={t(`setup.flag.${flag}`)}
            sx={{ ml: -0.75 }}
          />
          <Typography variant="body2" color="textSecondary">
            {t(pairing.setUp[flag] ? `setup.flag.on.${flag}` : `setup.flag.off.${flag}`)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  isDisabled: boolean;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({
  label,
  value,
  options,
  isDisabled,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div" aria-hidden>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        disabled={isDisabled}
        aria-label={label}
        onChange={(_event, value: Value | null) => value !== null && onChoose(value)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
