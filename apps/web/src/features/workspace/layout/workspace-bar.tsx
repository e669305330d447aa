import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { StudentAssignment } from '@redraft/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArrowBackIcon } from '../../../ui/icons/index.ts';
import { NoticeChip } from './notice-chip.tsx';
import { SaveSignText } from './save-sign-text.tsx';
import type { OpenDocument } from './use-open-document.ts';
import { WorkspaceTitle } from './workspace-title.tsx';

interface Props {
  assignment: StudentAssignment;
  document: OpenDocument;
  offset: number;
  /** Little room: short words, and the tools in one menu. */
  isNarrow: boolean;
  /** Room for a sentence. */
  isWide: boolean;
  tools: ReactNode;
  onHandIn: () => void;
}

/** The one line above the text: where the student is, when it is due, what can be done, and handing in. */
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
          <ArrowBackIcon />
        </IconButton>
      </Tooltip>
      <WorkspaceTitle assignment={assignment} isNarrow={isNarrow} />
      <NoticeChip assignment={assignment} offset={offset} isShort={!isWide} />
      <SaveSignText document={document} isShort={!isWide} />
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

/** Nothing can be handed in that cannot be saved: why, stands above the text. */
function HandInButton({ document, isNarrow, onClick }: ButtonProps) {
  const { t } = useTranslation('workspace');
  const isStuck = useSyncExternalStore(
    document.saveSign.subscribe,
    () => document.saveSign.get() === 'stuck',
  );
  return (
    <Button
      disabled={isStuck || document.isSignedOut}
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
