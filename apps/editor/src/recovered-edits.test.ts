import { blankOdg, blankPptx, blankXlsx, docxFromText } from '@redraft/documents';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listEditedLines as wordsOfScene } from './canvas/scene/edited-lines.ts';
import { createBox, createTextBody } from './canvas/testing/scenes.ts';
import { readEditedLines as wordsOfText } from './docx/document/edit-words.ts';
import { textForm } from './docx/worker/text-work.ts';
import type { DocumentWorker, Edit, EditSupport } from './frame/document.ts';
import type { Journal, StoredOpening } from './frame/saving/journal.ts';
import { recoverEdits } from './frame/saving/recover-edits.ts';
import type { Problem } from './frame/wopi/problem.ts';
import type { DocumentFormat } from './frame/worker/document-format.ts';
import { createDocumentWork } from './frame/worker/document-work.ts';
import { drawingsFormat } from './odg/format/drawings-form.ts';
import { slidesFormat } from './pptx/format/slides-form.ts';
import { listEditedTexts as wordsOfBook } from './xlsx/workbook/edited-texts.ts';
import { workbookForm } from './xlsx/worker/workbook-form.ts';

// Silences the expected warnings.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

/** Edits as a device may store them, of any shape. */
const throughJson = (edits: readonly unknown[]) => JSON.parse(JSON.stringify(edits));

interface StoredCase<OwnEdit extends Edit, Document, Content> {
  format: DocumentFormat<OwnEdit, Document, Content>;
  wordsOf: EditSupport<OwnEdit>['wordsOf'];
  bytes: Uint8Array;
  /** One that applies, one that cannot be replayed, and one after it. */
  edits: unknown[];
}

/** Opens a document for which a device has stored edits that the server lacks. */
async function reopen<OwnEdit extends Edit, Document, Content>(
  { format, wordsOf, bytes, edits }: StoredCase<OwnEdit, Document, Content>,
  /** `version`: of the copy on the device, without a network. */
  record: { bytes?: null; edits?: unknown[]; saved?: number; version?: string } = {},
  recover?: DocumentWorker<OwnEdit, Content>['recover'],
) {
  const reported: Problem[] = [];
  const forgotten: unknown[] = [];
  const stored: StoredOpening<OwnEdit, Content> = {
    id: 'visit',
    file: 'file',
    version: 'v1',
    at: 0,
    saved: { edits: record.saved ?? 0, version: 'v1' },
    bytes: record.bytes === null ? null : bytes,
    edits: throughJson(record.edits ?? edits),
  };
  const journal: Journal<OwnEdit, Content> = {
    find: async () => [stored],
    forget: async (...all) => void forgotten.push(all),
    begin: () => {
      throw new Error('Nothing is written here');
    },
  };
  const work = createDocumentWork(format);
  const found = await recoverEdits<OwnEdit, Content>({
    journal,
    editSupport: { wordsOf },
    key: 'file',
    theirs: bytes,
    version: record.version ?? 'v1',
    isOffline: record.version !== undefined,
    worker: { recover: recover ?? work.recover },
    report: (problem) => reported.push(problem),
  });
  const { recovered, unrecovered } = found;
  const shown = recovered.kind === 'ahead' ? recovered.bytes : bytes;
  await work.open({ bytes: shown, edits: [] });
  const lines = format.linesOf(await format.read(shown)).filter((line) => line !== '');
  return {
    kind: recovered.kind,
    lines,
    unrecoveredTexts: unrecovered.map(({ text }) => text),
    reported,
    forgotten,
  };
}

const typed = (from: number, text: string) => ({
  kind: 'steps',
  steps: [{ stepType: 'replace', from, to: from, slice: { content: [{ type: 'text', text }] } }],
});
const cell = (column: number, value: string) => ({
  kind: 'cells',
  sheet: 1,
  changes: [{ row: 0, column, value }],
});
const now = () => Date.UTC(2026, 10, 23);

/** What is shown and offered if the second of three edits cannot be replayed, and the third depends on it. */
function describeRecovery<OwnEdit extends Edit, Document, Content>(
  name: string,
  storedCase: StoredCase<OwnEdit, Document, Content>,
  expected: { shown: string; dependent: { edits: unknown[]; unrecoveredTexts: string } },
): void {
  describe(`a device that has kept ${name}`, () => {
    it('restores all of it if all edits can be replayed', async () => {
      const [applicable, , after] = storedCase.edits;
      const { lines, unrecoveredTexts, reported } = await reopen(storedCase, { edits: [applicable, after] });
      expect(lines.join()).toContain(expected.shown);
      expect([unrecoveredTexts, reported]).toEqual([[], []]);
    });

    it('skips edits that cannot be replayed and does not shift later ones', async () => {
      const { kind, lines, unrecoveredTexts, reported, forgotten } = await reopen(storedCase);
      expect(kind).toBe('ahead');
      expect(lines.join()).toContain(expected.shown);
      expect(unrecoveredTexts).toEqual([]);
      expect(reported).toEqual([expect.objectContaining({ reason: 'edit', number: 2, of: 3 })]);
      expect(forgotten).toEqual([]);
    });

    it('offers as text the edits that depend on one that cannot be replayed', async () => {
      const { edits, unrecoveredTexts } = expected.dependent;
      expect(await reopen(storedCase, { edits })).toMatchObject({
        unrecoveredTexts: [unrecoveredTexts],
        forgotten: [],
      });
    });

    it('offers its text if nothing can be replayed, and keeps it', async () => {
      const opened = await reopen(storedCase, { bytes: null });
      expect(opened).toMatchObject({
        kind: 'nothing',
        forgotten: [],
        unrecoveredTexts: [expect.any(String)],
      });
      expect(opened.reported).toEqual([expect.objectContaining({ reason: 'bytes' })]);
    });

    it('never shows an older text than the server has', async () => {
      const { edits, unrecoveredTexts } = expected.dependent;
      const { kind, ...opened } = await reopen(storedCase, { edits, saved: 2 });
      expect(kind).toBe('nothing');
      expect(unrecoveredTexts).toContain(opened.unrecoveredTexts.join());
    });

    it('shows all of it without a network, also if the copy of the file is older than what was saved', async () => {
      const [applicable, , after] = storedCase.edits;
      const { kind, lines } = await reopen(storedCase, {
        edits: [applicable, after],
        saved: 1,
        version: 'v0',
      });
      expect(kind).toBe('ahead');
      expect(lines.join()).toContain(expected.shown);
    });

    it('opens with edits of unknown shape, and with a worker that fails', async () => {
      const edits = [{ kind: 'cells', changes: null, text: 'Gone?' }, null, 7];
      const broken = async (): Promise<never> => {
        throw new RangeError('Out of memory');
      };
      expect(await reopen(storedCase, { edits }, broken)).toMatchObject({
        kind: 'nothing',
        unrecoveredTexts: ['Gone?'],
      });
      expect(await reopen(storedCase, {}, broken)).toMatchObject({ kind: 'nothing', forgotten: [] });
      expect(await reopen(storedCase, { edits })).toMatchObject({ forgotten: [] });
    });
  });
}

const addMark = (mark: string) => ({
  kind: 'steps',
  steps: [{ stepType: 'addMark', mark: { type: mark }, from: 1, to: 3 }],
});
const unknownStep = { kind: 'steps', steps: [{ stepType: 'unheard' }] };
describeRecovery(
  'a text',
  {
    format: textForm,
    wordsOf: wordsOfText,
    bytes: docxFromText('Gulls.'),
    edits: [typed(7, ' One'), addMark('unheard'), typed(11, ' two')],
  },
  {
    shown: 'Gulls. One two',
    dependent: {
      edits: [typed(7, ' One'), unknownStep, typed(11, ' tw'), typed(14, 'o')],
      unrecoveredTexts: 'two',
    },
  },
);

describeRecovery(
  'a workbook',
  {
    format: workbookForm(now),
    wordsOf: wordsOfBook,
    bytes: blankXlsx(),
    edits: [cell(0, 'One'), { kind: 'plain', sheet: 99, areas: [] }, cell(1, 'two')],
  },
  {
    shown: 'A One | B two',
    dependent: {
      edits: [cell(0, 'One'), { kind: 'shift', sheet: 99 }, cell(1, 'two')],
      unrecoveredTexts: 'two',
    },
  },
);

const scenes = [
  ['a presentation', slidesFormat, blankPptx()],
  ['a drawing', drawingsFormat, blankOdg()],
] as const;
for (const [name, format, bytes] of scenes) {
  const page = (await format.read(bytes)).scene.pages[0]?.id ?? '';
  const box = (id: string, stored: string) => ({
    kind: 'scene',
    changes: [{ kind: 'add-shape', page, index: 0, shape: createBox(id, { text: createTextBody(stored) }) }],
  });
  const storedCase = {
    wordsOf: wordsOfScene,
    bytes,
    edits: [box('a', 'One'), { kind: 'scene' }, box('b', 'two')],
  };
  const unwritable = { kind: 'scene', changes: [{ kind: 'add-shape', page, index: 0, shape: { id: 'c' } }] };
  const dependent = { edits: [box('a', 'One'), unwritable], unrecoveredTexts: 'One' };
  // Both have the same structure but different formats.
  if (format === slidesFormat)
    describeRecovery(name, { ...storedCase, format: slidesFormat }, { shown: 'two,One', dependent });
  else describeRecovery(name, { ...storedCase, format: drawingsFormat }, { shown: 'two,One', dependent });
}
