import type { DocumentComment } from '@redraft/contracts';
import type { TFunction } from 'i18next';

type CommentWithState = Pick<DocumentComment, 'state' | 'isDeclineAccepted'>;

export function describeState(
  { state, isDeclineAccepted }: CommentWithState,
  t: TFunction<'feedback'>,
): string {
  return state === 'declined' && isDeclineAccepted
    ? t('uptake.state.declined-accepted')
    : t(`uptake.state.${state}`);
}

/** Colours show what has been done; none implies what should be done. */
export function chooseStateTone({
  state,
  isDeclineAccepted,
}: CommentWithState): 'success' | 'info' | 'default' {
  if (state === 'changed-here' || state === 'deleted-with-passage') return 'success';
  if (state === 'declined') return isDeclineAccepted ? 'success' : 'info';
  return state === 'changed-nearby' ? 'info' : 'default';
}

export function isTakenUp(comment: CommentWithState): boolean {
  return chooseStateTone(comment) === 'success';
}

/** The change that a key makes to a comment; null for other keys. */
export function findActionOfKey(key: string, comment: DocumentComment) {
  switch (key.toLowerCase()) {
    case 'c':
      return { confirmed: !comment.isConfirmed };
    case 'p':
      return { praise: comment.state !== 'praise' };
    case 'a':
      return comment.declineReason === null ? null : { declineAccepted: !comment.isDeclineAccepted };
    default:
      return null;
  }
}

/** Describes a comment that came with an uploaded file: whether it is still in the file, whether it is resolved there, and its replies. */
export function describeFile(
  { isInFile, isResolved, replies }: NonNullable<DocumentComment['file']>,
  t: TFunction<'feedback'>,
): string {
  return [
    isInFile ? t('uptake.file.in') : t('uptake.file.left'),
    isResolved && t('uptake.file.resolved'),
    replies > 0 && t('uptake.file.replies', { count: replies }),
  ]
    .filter((phrase) => phrase !== false)
    .join(' ');
}
