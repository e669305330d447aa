import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buildRewindUrl } from '../../domain/revisions/index.ts';
import { copyText } from '../../lib/copy-text.ts';
import { LinkIcon } from '../../ui/icons/index.ts';

const viewModes = ['text', 'document'] as const;
export type ViewMode = (typeof viewModes)[number];

interface Props {
  isIdleSkipped: boolean;
  setIdleSkipped: (isSkipped: boolean) => void;
  viewMode: ViewMode;
  setViewMode: (viewMode: ViewMode) => void;
  version: number;
  /** Button that opens the history of a passage. */
  children: ReactNode;
}

/** Display options, pause handling, and a link to the current moment. */
export function PlayerOptions({
  isIdleSkipped,
  setIdleSkipped,
  viewMode,
  setViewMode,
  version,
  children,
}: Props) {
  const { t } = useTranslation('rewind');
  const copy = () => copyText(buildRewindUrl({ kind: 'save', save: version }), t('linkCopied'));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={viewMode}
        onChange={(_event, next: ViewMode | null) => next !== null && setViewMode(next)}
        aria-label={t('look.label')}
        sx={{ mr: 2 }}
      >
        {viewModes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ py: 0.25 }}>
            {t(`look.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={isIdleSkipped}
            onChange={(_event, isSkipped) => setIdleSkipped(isSkipped)}
          />
        }
        label={t('skipIdle')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {children}
      {/* The Clipboard API exists only in secure contexts. */}
      {window.isSecureContext && (
        <Tooltip title={t('copyLink')}>
          <IconButton aria-label={t('copyLink')} onClick={() => void copy()}>
            <LinkIcon />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
