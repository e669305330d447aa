import { countWords } from '@redraft/analytics';
import type { Version, VersionGroup } from '@redraft/contracts';
import { type Group, type LoggedVersion, readTexts } from './group-rules.ts';

export function presentVersion(version: LoggedVersion, text: string, chars: number): Version {
  const { seq, at, origin } = version;
  return { seq, at: new Date(at).toISOString(), words: countWords(text), chars, origin };
}

/** The requested versions with the size of their text, in the requested order. */
export function presentVersions(
  versions: readonly LoggedVersion[],
  requested: readonly LoggedVersion[],
): Version[] {
  const presentedBySeq = new Map<number, Version>();
  readTexts(versions, new Set(requested.map(({ seq }) => seq)), (version, text, chars) =>
    presentedBySeq.set(version.seq, presentVersion(version, text, chars)),
  );
  return requested.flatMap(({ seq }) => presentedBySeq.get(seq) ?? []);
}

export function presentGroups(
  versions: readonly LoggedVersion[],
  groups: readonly Group<LoggedVersion>[],
): VersionGroup[] {
  const lastVersions = presentVersions(
    versions,
    groups.map((group) => group.last),
  );
  return groups.flatMap((group, index) => {
    const lastOfGroup = lastVersions[index];
    if (!lastOfGroup) return [];
    return {
      startedAt: new Date(group.first.at).toISOString(),
      firstSeq: group.first.seq,
      saves: group.versions.length,
      origins: [...new Set(group.versions.map(({ origin }) => origin))],
      last: lastOfGroup,
    };
  });
}
