const replyPrefix = 'host reply ';
const editPrefix = 'host edit ';
const declinePrefix = 'host decline ';

/** Names of unsent host-comment drafts among the drafts of the file. */
export const createHostReplyDraftName = (id: string): string => replyPrefix + id;
export const createHostEditDraftName = (id: string): string => editPrefix + id;
export const createHostDeclineDraftName = (id: string): string => declinePrefix + id;

/** The host comment that a draft belongs to; null for drafts of the file's own comments. */
export function getHostCommentOfDraft(name: string): string | null {
  const prefix = [replyPrefix, editPrefix, declinePrefix].find((one) => name.startsWith(one));
  return prefix === undefined ? null : name.slice(prefix.length);
}
