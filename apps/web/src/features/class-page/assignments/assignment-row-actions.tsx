import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ClassAssignment, ClassId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconMenu, type MenuEntry } from '../../../ui/icon-menu.tsx';
import {
  ContentCopyOutlinedIcon,
  DeleteOutlinedIcon,
  MoreVertIcon,
  PeopleAltOutlinedIcon,
  PictureAsPdfOutlinedIcon,
  RateReviewOutlinedIcon,
  ScatterPlotOutlinedIcon,
} from '../../../ui/icons/index.ts';
import { usePauseSwitch, useVisibleSwitch } from './assignment-switches.tsx';

interface Props {
  classId: ClassId;
  assignment: ClassAssignment;
  canManage: boolean;
  onAnalytics: () => void;
  onPdfs: () => void;
  onPeerReview: () => void;
  onModify: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** Actions of an assignment: frequent ones as buttons, others in a menu; read-only viewers can only look. */
export function AssignmentRowActions(props: Props) {
  const { assignment, canManage, onAnalytics, onPdfs, onPeerReview, onModify } = props;
  const { t } = useTranslation([
    'classes',
    'class-pdfs',
    'graphs',
    'peer-review',
    'second-marking',
    'calibration',
  ]);
  const open = useMarkingPages(assignment);
  const { title } = assignment;
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', justifyContent: { sm: 'flex-end' } }}>
      <Stack direction={{ xs: 'row', sm: 'column', xl: 'row' }} sx={{ gap: 0.5 }}>
        {canManage && <ActionButton label={t('assignment.modify')} title={title} onClick={onModify} />}
        {!canManage && assignment.peerReviewConfigured && (
          <ActionButton label={t('peer-review:openConfigured')} title={title} onClick={onPeerReview} />
        )}
        {!canManage && assignment.isMarker && (
          <ActionButton label={t('second-marking:title')} title={title} onClick={open.secondMarking} />
        )}
        {!canManage && assignment.isCalibrating && (
          <ActionButton label={t('calibration:title')} title={title} onClick={open.calibration} />
        )}
        <ActionButton label={t('graphs:open.assignment')} title={title} onClick={onAnalytics} />
        {!canManage && <ActionButton label={t('class-pdfs:short')} title={title} onClick={onPdfs} />}
      </Stack>
      {canManage && <MoreMenu {...props} />}
    </Stack>
  );
}

function useMarkingPages({ id }: ClassAssignment) {
  const navigate = useNavigate();
  return {
    secondMarking: () => void navigate(`/secondmarking/${id}`),
    calibration: () => void navigate(`/calibration/${id}`),
  };
}

function ActionButton({ label, title, onClick }: { label: string; title: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={`${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function MoreMenu({ classId, assignment, onPdfs, onPeerReview, onCopy, onDelete }: Props) {
  const { t } = useTranslation([
    'classes',
    'class-pdfs',
    'copying',
    'peer-review',
    'second-marking',
    'calibration',
  ]);
  const open = useMarkingPages(assignment);
  const pause = usePauseSwitch(classId, assignment);
  const visible = useVisibleSwitch(classId, assignment);
  const isReviewed = assignment.peerReviewConfigured;
  const peerReview: MenuEntry = {
    id: 'peer-review',
    // Green once a round is set up; the label says it too.
    label: t(isReviewed ? 'peer-review:openConfigured' : 'peer-review:open'),
    icon: <RateReviewOutlinedIcon fontSize="small" color={isReviewed ? 'success' : 'inherit'} />,
    onSelect: onPeerReview,
  };
  const secondMarking: MenuEntry = {
    id: 'second-marking',
    label: t('second-marking:title'),
    icon: <PeopleAltOutlinedIcon fontSize="small" />,
    onSelect: open.secondMarking,
  };
  const calibration: MenuEntry = {
    id: 'calibration',
    label: t('calibration:title'),
    icon: <ScatterPlotOutlinedIcon fontSize="small" />,
    onSelect: open.calibration,
  };
  const pdfs: MenuEntry = {
    id: 'pdfs',
    label: t('class-pdfs:open'),
    icon: <PictureAsPdfOutlinedIcon fontSize="small" />,
    onSelect: onPdfs,
  };
  const copy: MenuEntry = {
    id: 'copy',
    label: t('copying:assignment.action'),
    icon: <ContentCopyOutlinedIcon fontSize="small" />,
    onSelect: onCopy,
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: t('assignment.delete'),
    icon: <DeleteOutlinedIcon fontSize="small" />,
    onSelect: onDelete,
  };
  return (
    <>
      <IconMenu
        label={t('assignment.more', { title: assignment.title })}
        icon={<MoreVertIcon />}
        groups={[[peerReview, secondMarking, calibration, pdfs, copy, pause.entry, visible.entry], [remove]]}
        isBusy={pause.isBusy || visible.isBusy}
      />
      {pause.question}
      {visible.question}
    </>
  );
}
