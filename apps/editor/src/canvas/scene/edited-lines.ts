import { listPageLines, listShapeLines } from '../format/scene-lines.ts';
import type { SceneChange, SceneEdit } from './scene-edit.ts';

/** The lines written by these edits; a text edited several times counts with its last version. */
export function listEditedLines(edits: readonly SceneEdit[]): string[] {
  const linesByText = new Map<string, string[]>();
  for (const change of edits.flatMap(({ changes }) => changes)) {
    const changedText = listChangedLines(change);
    if (changedText !== null) linesByText.set(changedText.key, changedText.lines);
  }
  return [...linesByText.values()].flat();
}

function listChangedLines(change: SceneChange): { key: string; lines: string[] } | null {
  switch (change.kind) {
    case 'shape':
    case 'add-shape':
      return { key: `shape ${change.shape.id}`, lines: listShapeLines(change.shape) };
    case 'add-page':
      return { key: `page ${change.page.id}`, lines: listPageLines(change.page) };
    case 'page': {
      const { name, notes, comments } = change.values;
      const texts = [name, notes, ...(comments ?? []).map(({ text }) => text)];
      const key = `${Object.keys(change.values).join()} ${change.id}`;
      return {
        key,
        lines: texts.filter((line) => typeof line === 'string' && line !== '').map(String),
      };
    }
    default:
      return null;
  }
}
