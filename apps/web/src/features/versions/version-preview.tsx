import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { SubmissionId, VersionList, VersionText } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionView } from '../../domain/revisions/index.ts';
import { timeInSentence } from '../../lib/class-time.ts';
import { ArrowBackIcon, RestoreIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { RestoreProblem } from './restore-problem.tsx';
import { type useRestore, useVersionText } from './use-versions.ts';
import { VersionChanges } from './version-changes.tsx';

interface Props {
  submissionId: SubmissionId;
  list: VersionList;
  seq: number;
  canRestore: boolean;
  restore: ReturnType<typeof useRestore>;
  renderDocument: (seq: number, label: string) => ReactNode;
  /** Returns to the list; null if the list is beside it. */
  onBack: (() => void) | null;
  onRestore: (version: { seq: number; at: string }) => void;
  onReload: () => void;
}

const viewModes = ['changes', 'text', 'pages'] as const;
type ViewMode = (typeof viewModes)[number];

/** One version: its changes, text, or pages. */
export function VersionPreview(props: Props) {
  const query = useVersionText(props.submissionId, props.seq);
  return <QueryView query={query}>{(version) => <Preview {...props} version={version} />}</QueryView>;
}

function Preview({ version, ...props }: Props & { version: VersionText }) {
  const { t } = useTranslation('versions');
  const { submissionId, list, restore } = props;
  const isCurrent = version.seq === list.current.seq;
  const [viewMode, setViewMode] = useState<ViewMode>(isCurrent ? 'text' : 'changes');
  const label = t('of', { time: timeInSentence(version.at, list.timezone) });
  return (
    <>
      <PreviewHead {...props} version={version} label={label} />
      <Box sx={{ px: { xs: 1, sm: 2 }, pb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={viewMode}
          onChange={(_event, next: ViewMode | null) => next !== null && setViewMode(next)}
          aria-label={t('look.label')}
        >
          {viewModes.map((one) => (
            <ToggleButton key={one} value={one} disabled={one === 'changes' && isCurrent}>
              {t(`look.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {restore.error !== null && <RestoreProblem error={restore.error} onReload={props.onReload} />}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {viewMode === 'changes' && (
          <VersionChanges submissionId={submissionId} version={version} current={list.current} />
        )}
        {viewMode === 'text' && <VersionView segments={[{ kind: 'kept', text: version.text }]} version={0} />}
        {viewMode === 'pages' && props.renderDocument(version.seq, label)}
      </Box>
    </>
  );
}

type HeadProps = Pick<Props, 'list' | 'canRestore' | 'restore' | 'onBack' | 'onRestore'> & {
  version: VersionText;
  label: string;
};

function PreviewHead({ version, label, list, canRestore, restore, onBack, onRestore }: HeadProps) {
  const { t } = useTranslation('versions');
  const isCurrent = version.seq === list.current.seq;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', px: { xs: 1, sm: 2 }, py: 1 }}>
      {onBack !== null && (
        <IconButton onClick={onBack} aria-label={t('back')}>
          <ArrowBackIcon sx={mirroredIcon} />
        </IconButton>
      )}
      <Box component="section" aria-label={label} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          <DateTimeText inWords iso={version.at} zone={list.timezone} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isCurrent ? `${t('isCurrent')} · ` : ''}
          {t('words', { count: version.words })} · {t('chars', { count: version.chars })}{' '}
          <MetricTip metric="textWords" />
        </Typography>
      </Box>
      {!isCurrent && canRestore && (
        <Button
          variant="contained"
          startIcon={<RestoreIcon />}
          loading={restore.isPending}
          onClick={() => onRestore(version)}
        >
          {t('restore.action')}
        </Button>
      )}
    </Stack>
  );
}
