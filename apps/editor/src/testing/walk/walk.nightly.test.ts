import { describe, expect, it } from 'vitest';
import { odgEditor, pptxEditor } from './canvas-editor.ts';
import { docxEditor } from './docx-editor.ts';
import { walkFor } from './many-walks.ts';
import { xlsxEditor } from './xlsx-editor.ts';

/** In seconds per editor; `npm run walk` runs longer. */
const seconds = Number(process.env.WALK_SECONDS ?? 7.5);
/** Fixed, until an hour on all editors finds nothing: findings must not block unrelated changes. */
const seed = Number(process.env.WALK_SEED ?? 1);

const only = process.env.WALK_EDITOR;
const editors = [docxEditor, xlsxEditor, pptxEditor, odgEditor].filter(
  ({ extension }) => only === undefined || only === extension,
);

describe.each(editors)('a walk through everything that the editor of $ending offers', (editor) => {
  it('finds nothing', { timeout: 24 * 3_600_000 }, async () => {
    const { findings, report } = await walkFor(editor, { seconds, seed, path: process.env.WALK_PATH });
    console.info(report);
    expect(findings).toEqual([]);
  });
});
