import type { HandedInVersion, VersionGroup, VersionList } from '@redraft/contracts';

/** What was handed in during one session of writing, the newest first. */
export function listHandIns(
  { firstSeq, last }: Pick<VersionGroup, 'firstSeq' | 'last'>,
  handIns: readonly HandedInVersion[],
): HandedInVersion[] {
  return handIns.filter(({ seq }) => seq >= firstSeq && seq <= last.seq);
}

/**
 * What is compared with the present text at first: the draft that was handed in before it; without any, the session of writing before.
 * Null where there is nothing but the present text.
 */
export function firstComparison({
  current,
  groups,
  handIns,
}: Pick<VersionList, 'current' | 'groups' | 'handIns'>): number | null {
  const draft = handIns.find(({ seq }) => seq < current.seq);
  if (draft !== undefined) return draft.seq;
  return groups.find(({ last }) => last.seq !== current.seq)?.last.seq ?? null;
}
