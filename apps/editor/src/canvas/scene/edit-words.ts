import { linesOfPage, linesOfShape } from '../format/scene-lines.ts';
import type { SceneChange, SceneEdit } from './scene-edit.ts';

/** The lines written by these edits; a text edited several times counts with its last version. */
export function wordsOf(edits: readonly SceneEdit[]): string[] {
  const lines = new Map<string, string[]>();
  for (const change of edits.flatMap(({ changes }) => changes)) {
    const announced = wordsOfChange(change);
    if (announced !== null) lines.set(announced.of, announced.lines);
  }
  return [...lines.values()].flat();
}

function wordsOfChange(change: SceneChange): { of: string; lines: string[] } | null {
  switch (change.kind) {
    case 'shape':
    case 'add-shape':
      return { of: `shape ${change.shape.id}`, lines: linesOfShape(change.shape) };
    case 'add-page':
      return { of: `page ${change.page.id}`, lines: linesOfPage(change.page) };
    case 'page': {
      const { name, notes, comments } = change.values;
      const lines = [name, notes, ...(comments ?? []).map(({ text }) => text)];
      const of = `${Object.keys(change.values).join()} ${change.id}`;
      return { of, lines: lines.filter((line) => typeof line === 'string' && line !== '').map(String) };
    }
    default:
      return null;
  }
}
