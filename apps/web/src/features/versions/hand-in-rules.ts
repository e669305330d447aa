import type { HandedInVersion, VersionGroup, VersionList } from '@redraft/contracts';

/** Submissions during one session, newest first. */
export function listHandIns(
  { firstSeq, last }: Pick<VersionGroup, 'firstSeq' | 'last'>,
  handIns: readonly HandedInVersion[],
): HandedInVersion[] {
  return handIns.filter(({ seq }) => seq >= firstSeq && seq <= last.seq);
}

/** Initial comparison with the current text: the latest submitted draft, otherwise the previous session. Null if there is only the current text. */
export function findInitialComparison({
  current,
  groups,
  handIns,
}: Pick<VersionList, 'current' | 'groups' | 'handIns'>): number | null {
  const draft = handIns.find(({ seq }) => seq < current.seq);
  if (draft !== undefined) return draft.seq;
  return groups.find(({ last }) => last.seq !== current.seq)?.last.seq ?? null;
}
