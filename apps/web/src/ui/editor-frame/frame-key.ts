import type { Query } from '@tanstack/react-query';

export const editorFrameKey = 'editor-frame';

/** Everything may be loaded again after an action but the token of a document that is open. */
export function isNoOpenDocument(query: Query): boolean {
  return query.queryKey[0] !== editorFrameKey;
}
