import type { RewindMarks, RewindOverview, RewindWindow } from '@redraft/contracts';
import type { Save } from './replay.ts';

/** A history as the server returns it, with a fixed number of saves per window. */
export interface TestHistory {
  saves: readonly Save[];
  marks?: Pick<RewindOverview['marks'][number], 'save' | 'title' | 'status'>[];
  perWindow?: number;
  noteMarks?: RewindMarks;
}

export const noMarks: RewindMarks = {
  sittings: [],
  large: [],
  comments: [],
  notes: [],
  repairs: [],
  moves: [],
};

const applySave = (text: string, { ops }: Save) =>
  ops.reduce((result, { p, del, ins }) => result.slice(0, p) + ins + result.slice(p + del), text);

export function buildOverview({ saves, marks = [] }: TestHistory): RewindOverview {
  const [first] = saves;
  const last = saves.at(-1);
  return {
    saves: saves.length,
    span: first && last ? { firstAt: first.t, lastAt: last.t } : null,
    columns: saves.map((_save, index) => ({ from: index + 1, to: index + 1, inserted: 1, deleted: 0 })),
    marks: marks.map((mark) => ({ ...mark, seq: mark.save, versionId: `17-${mark.save}` })),
    initial: '17-0',
    asked: null,
    timezone: 'Europe/Berlin',
    isText: true,
  };
}

export function buildWindow({ saves, perWindow = 256 }: TestHistory, version: number): RewindWindow {
  const savesBefore = Math.floor((version - 1) / perWindow) * perWindow;
  return {
    from: savesBefore + 1,
    text: saves.slice(0, savesBefore).reduce(applySave, ''),
    saves: saves.slice(savesBefore, savesBefore + perWindow),
  };
}

/** The last save at or before a time, as the server computes it. */
export function findSaveAt({ saves }: TestHistory, time: string): number {
  return Math.max(1, saves.filter(({ t }) => t <= Date.parse(time)).length);
}

/** A text to which every save appends a word with the save's number. */
export function numberedSaves(count: number): Save[] {
  let length = 0;
  return Array.from({ length: count }, (_, index) => {
    const ins = `${index + 1} `;
    const save = {
      seq: index + 1,
      t: Date.parse('2026-10-05T08:00:00Z') + index * 1000,
      ops: [{ p: length, del: 0, ins }],
    };
    length += ins.length;
    return save;
  });
}
