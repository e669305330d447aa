import {
  commentReplyIdSchema,
  documentCommentIdSchema,
  type SubmissionCommentsQuery,
  type SubmissionId,
} from '@redraft/contracts';
import type { HostCommentAction, HostComments } from '@redraft/wopi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPassage, versionNumber } from '../../domain/revisions/index.ts';
import { messageOf } from '../../lib/api-error.ts';
import { addComment, answerComment, changeComment, changeReply, replyToComment } from './feedback-calls.ts';
import { buildMarginComments } from './margin-comments.ts';
import { useBank } from './use-bank.ts';
import { commentsKey, commentsQuery, reviewCommentsQuery } from './use-comments.ts';

interface MarginComments {
  comments: HostComments | undefined;
  onCommentAction: (action: HostCommentAction) => Promise<string | null>;
}

/** Comments on passages, shown beside the text in the editor, with their actions. */
export function useMarginComments(
  query: SubmissionCommentsQuery,
  { isShown = true, isOwn = false }: { isShown?: boolean; isOwn?: boolean } = {},
): MarginComments {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const { data } = useQuery({ ...commentsQuery(query, { isOwn }), enabled: isShown });
  const canAdd = data?.can.comment ?? false;
  const bank = useBank({ enabled: canAdd }).data;
  // If they fail to load, the reviews still show their content.
  const reviews = useQuery({ ...reviewCommentsQuery(query), enabled: isShown }).data?.reviews;
  const comments = useMemo(
    () =>
      data &&
      buildMarginComments(data, {
        bank: bank?.map(({ comment }) => comment) ?? [],
        reviews: reviews ?? [],
        t,
      }),
    [data, bank, reviews, t],
  );
  const onCommentAction = async (action: HostCommentAction): Promise<string | null> => {
    try {
      return (await execute(action, query)) ? null : t('margin.notFound');
    } catch (error) {
      return messageOf(error);
    } finally {
      await client.invalidateQueries({ queryKey: commentsKey(query.submissionId) });
    }
  };
  return { comments: isShown ? comments : undefined, onCommentAction };
}

/** False if the passage is not in the version that the editor shows. */
async function execute(action: HostCommentAction, commentsQuery: SubmissionCommentsQuery): Promise<boolean> {
  if (action.act === 'add') return add(action, commentsQuery);
  if (action.act === 'removeReply' || action.act === 'restoreReply') {
    await changeReply({ id: commentReplyIdSchema.parse(action.id), removed: action.act === 'removeReply' });
    return true;
  }
  const id = documentCommentIdSchema.parse(action.id);
  switch (action.act) {
    case 'edit':
      await changeComment({ id, comment: action.text });
      return true;
    case 'reply':
      await replyToComment({ commentId: id, text: action.text });
      return true;
    case 'done':
      await answerComment({ id, done: action.isOn });
      return true;
    case 'decline':
      await answerComment({ id, reason: action.text });
      return true;
    case 'takeBack':
      await answerComment({ id, reason: null });
      return true;
    case 'confirm':
      await changeComment({ id, confirmed: action.isOn });
      return true;
    case 'praise':
      await changeComment({ id, praise: action.isOn });
      return true;
    case 'accept':
      await changeComment({ id, declineAccepted: action.isOn });
      return true;
    default:
      await changeComment({ id, removed: action.act === 'remove' });
      return true;
  }
}

async function add(
  { quote, version, text }: Extract<HostCommentAction, { act: 'add' }>,
  { submissionId, seq }: { submissionId: SubmissionId; seq?: number | undefined },
): Promise<boolean> {
  const passage = await findPassage({ submissionId, seq: seq ?? versionNumber(version), ...quote });
  if (passage === null) return false;
  await addComment({
    submissionId,
    seq: passage.seq,
    from: passage.from,
    to: passage.to,
    comment: text,
    praise: false,
  });
  return true;
}
