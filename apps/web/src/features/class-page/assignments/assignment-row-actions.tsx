import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import InsightsIcon from '@mui/icons-material/Insights';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleFilled from '@mui/icons-material/PlayCircleFilled';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { ClassAssignment, ClassId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { RowButton } from '../../../ui/data-table/row-button.tsx';
import { PeerReviewButton } from '../../peer-review/index.ts';
import { setPaused, setVisible } from '../class-page-calls.ts';

interface Props {
  classId: ClassId;
  assignment: ClassAssignment;
  canManage: boolean;
  onAnalytics: () => void;
  onPeerReview: () => void;
  onModify: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** What can be done with an assignment: changed, paused, hidden, looked at, deleted; whoever only reads it looks. */
export function AssignmentRowActions(props: Props) {
  const { classId, assignment, canManage, onAnalytics, onPeerReview, onModify, onCopy, onDelete } = props;
  const { t } = useTranslation(['classes', 'copying', 'graphs']);
  const { title } = assignment;
  const analytics = (
    <RowButton label={t('graphs:open.assignment')} name={title} onClick={onAnalytics}>
      <InsightsIcon fontSize="small" />
    </RowButton>
  );
  const peerReview = (
    <PeerReviewButton name={title} isConfigured={assignment.peerReviewConfigured} onClick={onPeerReview} />
  );
  if (!canManage) {
    return (
      <>
        {assignment.peerReviewConfigured && peerReview}
        {analytics}
      </>
    );
  }
  return (
    <>
      <RowButton label={t('assignment.modify')} name={title} onClick={onModify}>
        <EditOutlined fontSize="small" />
      </RowButton>
      <RowButton label={t('copying:assignment.action')} name={title} onClick={onCopy}>
        <ContentCopyOutlined fontSize="small" />
      </RowButton>
      <PauseButton classId={classId} assignment={assignment} />
      <VisibleButton classId={classId} assignment={assignment} />
      {peerReview}
      {analytics}
      <RowButton label={t('assignment.delete')} name={title} onClick={onDelete}>
        <DeleteOutlined fontSize="small" />
      </RowButton>
    </>
  );
}

type ToggleProps = Pick<Props, 'classId' | 'assignment'>;

/** Paused is red: nobody can write. */
function PauseButton({ classId, assignment }: ToggleProps) {
  const { t } = useTranslation('classes');
  const change = useClassChange(classId, setPaused);
  const { id, title, stoped: isPaused } = assignment;
  const toggle = () => {
    const words = isPaused ? t('assignment.resumed', { title }) : t('assignment.nowPaused', { title });
    change.mutate({ id, status: !isPaused }, { onSuccess: () => notify(words) });
  };
  return (
    <RowButton
      label={isPaused ? t('assignment.resume') : t('assignment.pause')}
      name={title}
      isBusy={change.isPending}
      color={isPaused ? 'error' : 'default'}
      onClick={toggle}
    >
      {isPaused ? <PlayCircleFilled fontSize="small" /> : <PauseCircleOutlined fontSize="small" />}
    </RowButton>
  );
}

function VisibleButton({ classId, assignment }: ToggleProps) {
  const { t } = useTranslation('classes');
  const change = useClassChange(classId, setVisible);
  const { id, title, visible } = assignment;
  const toggle = () => {
    const words = visible ? t('assignment.nowHidden', { title }) : t('assignment.nowVisible', { title });
    change.mutate({ id, status: !visible }, { onSuccess: () => notify(words) });
  };
  return (
    <RowButton
      label={visible ? t('assignment.hide') : t('assignment.show')}
      name={title}
      isBusy={change.isPending}
      onClick={toggle}
    >
      {visible ? <VisibilityOutlined fontSize="small" /> : <VisibilityOffOutlined fontSize="small" />}
    </RowButton>
  );
}
