import type SvgIcon from '@mui/material/SvgIcon';
import type { SubmissionStatus } from '@redraft/contracts';
import {
  BorderColorIcon,
  CheckIcon,
  CloseIcon,
  CommentIcon,
  EventIcon,
  FlagIcon,
  FormatPaintIcon,
  GroupIcon,
  InsertDriveFileIcon,
  ModeCommentIcon,
  PriorityHighIcon,
  RadioButtonUncheckedIcon,
  StickyNote2Icon,
} from '../../ui/icons/index.ts';
import type { StatusTone } from '../../ui/status-chip.tsx';
import { toneOf } from '../../ui/status-chip.tsx';
import type { TimelineEvent } from './timeline-rules.ts';

/** Icon and tone of an event's mark (`EventMark`); the icon is there so that the status is not shown by colour alone. */
interface Sign {
  icon: typeof SvgIcon;
  tone: StatusTone;
}

const statusIcons: Record<StatusTone, typeof SvgIcon> = {
  success: CheckIcon,
  warning: PriorityHighIcon,
  error: CloseIcon,
  primary: RadioButtonUncheckedIcon,
  neutral: RadioButtonUncheckedIcon,
};

const icons: Record<Exclude<TimelineEvent['kind'], 'submission'>, typeof SvgIcon> = {
  start: FlagIcon,
  ongoing: BorderColorIcon,
  deadline: EventIcon,
  comment: CommentIcon,
  feedback: ModeCommentIcon,
  note: StickyNote2Icon,
  repair: FormatPaintIcon,
  review: GroupIcon,
  additional: InsertDriveFileIcon,
};

export function chooseIcon(event: TimelineEvent): Sign {
  if (event.kind === 'submission') {
    const tone = toneOfStatus(event.status);
    return { icon: statusIcons[tone], tone };
  }
  return { icon: icons[event.kind], tone: event.kind === 'ongoing' ? 'primary' : 'neutral' };
}

export function toneOfStatus(status: SubmissionStatus): StatusTone {
  return toneOf(status, 'neutral');
}
