import type { Query } from '@tanstack/react-query';

export const editorFrameKey = 'editor-frame';

/** Filters queries for invalidation: all except the access token of an open document. */
export function isNotEditorFrameQuery(query: Query): boolean {
  return query.queryKey[0] !== editorFrameKey;
}
