import type { RewindMarks, RewindOverview } from '@redraft/contracts';

/** A point of interest in the history. */
export type Marker = { key: string; save: number } & (
  | { kind: 'submission'; title: string }
  | { kind: 'comment'; t: number; count: number }
  | ({ kind: 'large' } & Pick<RewindMarks['large'][number], 't' | 'how' | 'chars' | 'words' | 'seconds'>)
  | { kind: 'repair'; t: number }
  | { kind: 'sitting'; t: number; number: number }
  | ({ kind: 'note'; t: number } & Pick<RewindMarks['notes'][number], 'author' | 'text' | 'source'>)
);

/** All markers in slider order; a submission before the first save is placed at the first version. */
export function buildMarkers(marks: RewindOverview['marks'], noteMarks: RewindMarks | undefined): Marker[] {
  const markers: Marker[] = [
    ...marks.map(({ save, title, versionId }) => ({
      kind: 'submission' as const,
      key: `submission ${title} ${versionId}`,
      save: Math.max(save, 1),
      title,
    })),
    ...(noteMarks?.comments ?? []).map(({ save, t, count }) => ({
      kind: 'comment' as const,
      key: `comment ${save}`,
      save,
      t,
      count,
    })),
    ...(noteMarks?.large ?? []).map((insertion, index) => ({
      kind: 'large' as const,
      key: `large ${insertion.save} ${index}`,
      ...insertion,
    })),
    ...(noteMarks?.notes ?? []).map(({ id, save, t, author, text, source }) => ({
      kind: 'note' as const,
      key: `note ${id}`,
      save,
      t,
      author,
      text,
      source,
    })),
    ...(noteMarks?.repairs ?? []).map(({ save, t }) => ({
      kind: 'repair' as const,
      key: `repair ${t}`,
      save,
      t,
    })),
    ...(noteMarks?.sittings ?? []).map(({ save, t }, index) => ({
      kind: 'sitting' as const,
      key: `sitting ${save}`,
      save,
      t,
      number: index + 1,
    })),
  ];
  return markers.sort((one, other) => one.save - other.save);
}

/** The nearest marker before or after a version; null if there is none. */
export function findNeighbour(
  markers: readonly Pick<Marker, 'save'>[],
  current: number,
  direction: 1 | -1,
): number | null {
  const found =
    direction === 1
      ? markers.find(({ save }) => save > current)
      : markers.findLast(({ save }) => save < current);
  return found?.save ?? null;
}

export interface Cluster {
  /** Position along the slider, 0 to 1. */
  sliderPosition: number;
  markers: Marker[];
}

/** Groups markers that would overlap at this width. */
export function buildClusters(
  markers: readonly Marker[],
  { length, width, markerSize }: { length: number; width: number; markerSize: number },
): Cluster[] {
  const toPosition = (save: number) => (length < 2 ? 0 : (save - 1) / (length - 1));
  const clusters: Cluster[] = [];
  for (const marker of markers) {
    const sliderPosition = toPosition(marker.save);
    const last = clusters.at(-1);
    if (last && (sliderPosition - last.sliderPosition) * width < markerSize) last.markers.push(marker);
    else clusters.push({ sliderPosition, markers: [marker] });
  }
  return clusters;
}

/** The markers before and after a version; null at the ends. */
export function findNeighbours(markers: readonly Pick<Marker, 'save'>[], current: number) {
  return { before: findNeighbour(markers, current, -1), after: findNeighbour(markers, current, 1) };
}
