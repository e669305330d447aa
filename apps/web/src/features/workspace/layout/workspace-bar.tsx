import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { StudentAssignment } from '@redraft/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useServerReachable } from '../../../lib/offline/reachability.ts';
import { ArrowBackIcon } from '../../../ui/icons/index.ts';
import { mirroredIcon } from '../../../ui/icons/mirrored-icon.ts';
import { NoticeChip } from './notice-chip.tsx';
import { OfflineChip } from './offline-chip.tsx';
import { SaveStatusText } from './save-status-text.tsx';
import type { OpenDocument } from './use-open-document.ts';
import { WorkspaceTitle } from './workspace-title.tsx';

interface Props {
  assignment: StudentAssignment;
  document: OpenDocument;
  offset: number;
  /** Short labels, and the tools in one menu. */
  isNarrow: boolean;
  /** There is room for a sentence. */
  isWide: boolean;
  tools: ReactNode;
  onHandIn: () => void;
}

/** The bar above the text: title, deadline, tools, and Submit. */
export function WorkspaceBar({ assignment, document, offset, isNarrow, isWide, tools, onHandIn }: Props) {
  const { t } = useTranslation('workspace');
  const toClass = t('toClass', { name: assignment.classTitle });
  return (
    <Stack
      direction="row"
      sx={{
        flexShrink: 0,
        alignItems: 'center',
        gap: isNarrow ? 0.5 : 1,
        height: 48,
        px: { xs: 0.5, sm: 1.5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={toClass}>
        <IconButton component={Link} to={`/myclassdetail/${assignment.classId}`} aria-label={toClass}>
          <ArrowBackIcon sx={mirroredIcon} />
        </IconButton>
      </Tooltip>
      <WorkspaceTitle assignment={assignment} isNarrow={isNarrow} />
      <NoticeChip assignment={assignment} offset={offset} isShort={!isWide} />
      <OfflineChip document={document} canWrite={assignment.can.write} isShort={isNarrow} />
      <SaveStatusText document={document} isShort={!isWide} />
      {!isNarrow && tools}
      {assignment.can.submit && assignment.currentStep !== null && (
        <HandInButton document={document} isNarrow={isNarrow} onClick={onHandIn} />
      )}
      {isNarrow && tools}
    </Stack>
  );
}

interface ButtonProps {
  document: OpenDocument;
  isNarrow: boolean;
  onClick: () => void;
}

/** What cannot be saved cannot be submitted; the reason appears above the text. */
function HandInButton({ document, isNarrow, onClick }: ButtonProps) {
  const { t } = useTranslation('workspace');
  const isReachable = useServerReachable();
  const isStuck = useSyncExternalStore(
    document.saveStatus.subscribe,
    () => document.saveStatus.get() === 'stuck',
  );
  return (
    <Button
      disabled={isStuck || document.isSignedOut || !isReachable}
      variant="contained"
      size={isNarrow ? 'small' : 'medium'}
      onClick={onClick}
      aria-haspopup="dialog"
      sx={{ flexShrink: 0 }}
    >
      {t('handIn.confirm')}
    </Button>
  );
}
