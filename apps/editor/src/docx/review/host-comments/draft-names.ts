const reply = 'host reply ';
const edit = 'host edit ';
const decline = 'host decline ';

/** Names of unsent host-comment drafts among the drafts of the file. */
export const hostReplyName = (id: string): string => reply + id;
export const hostEditName = (id: string): string => edit + id;
export const hostDeclineName = (id: string): string => decline + id;

/** The host comment that a draft belongs to; null for drafts of the file's own comments. */
export function hostCommentOfDraft(name: string): string | null {
  const prefix = [reply, edit, decline].find((one) => name.startsWith(one));
  return prefix === undefined ? null : name.slice(prefix.length);
}
