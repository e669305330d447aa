import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenedScene, SceneDocument } from '../../../apps/editor/src/canvas/format/scene-form.ts';
import type { SceneContent } from '../../../apps/editor/src/canvas/scene/scene.ts';
import type { SceneEdit } from '../../../apps/editor/src/canvas/scene/scene-edit.ts';
import type { DocumentFormat } from '../../../apps/editor/src/frame/worker/document-format.ts';
import { drawingsFormat } from '../../../apps/editor/src/odg/format/drawings-form.ts';
import { slidesFormat } from '../../../apps/editor/src/pptx/format/slides-form.ts';
import type { Workbook } from '../../../apps/editor/src/xlsx/workbook/workbook.ts';
import { type WorkbookDocument, workbookForm } from '../../../apps/editor/src/xlsx/worker/workbook-form.ts';
import { printTable } from '../../table.ts';
import { listFiles } from '../list-files.ts';
import { countElements, listLostParts, type Markup, readParts, subtractMarkup } from './markup.ts';

const otherKinds = ['pptx', 'xlsx', 'odg'] as const;
type OtherKind = (typeof otherKinds)[number];

interface FileLoss {
  openedMs: number;
  savedMs: number;
  partsLost: string[];
  /** Elements of which there are fewer after one change, by name. */
  lost: Markup;
}

const oneMillimetre = 36_000;

function moveFirstShape(scene: SceneContent): SceneContent {
  const at = scene.pages.findIndex(({ shapes }) => shapes.length > 0);
  return {
    ...scene,
    pages: scene.pages.map((page, index) =>
      index === at
        ? {
            ...page,
            shapes: page.shapes.map((one, order) =>
              order === 0 ? { ...one, x: one.x + oneMillimetre } : one,
            ),
          }
        : page,
    ),
  };
}

async function openToMoveShape<Opened extends OpenedScene>(
  format: DocumentFormat<SceneEdit, SceneDocument<Opened>, SceneContent>,
  bytes: Uint8Array,
) {
  const opened = await format.read(bytes);
  return {
    opened,
    write: () => format.write(format.withContent(opened, moveFirstShape(format.contentOf(opened)))),
  };
}

/** Moves the first shape, or writes a number below the data, and saves. */
async function measureLoss(kind: OtherKind, bytes: Uint8Array): Promise<FileLoss> {
  const begin = performance.now();
  const { write } = await open(kind, bytes);
  const openedAt = performance.now();
  const saved = await write();
  return { openedMs: openedAt - begin, savedMs: performance.now() - openedAt, ...compare(bytes, saved) };
}

async function open(kind: OtherKind, bytes: Uint8Array): Promise<{ write: () => Promise<Uint8Array> }> {
  if (kind === 'pptx') return openToMoveShape(slidesFormat, bytes);
  if (kind === 'odg') return openToMoveShape(drawingsFormat, bytes);
  const format = workbookForm(() => Date.now());
  const opened = await format.read(bytes);
  return { write: () => format.write(writeNumber(format, opened)) };
}

/** Far from any data. */
const freeCell = { row: 9999, column: 200 };

function writeNumber(format: ReturnType<typeof workbookForm>, opened: WorkbookDocument): WorkbookDocument {
  const workbook: Workbook = format.contentOf(opened);
  const [sheet] = workbook.sheets;
  if (sheet === undefined) return opened;
  return format.apply(opened, {
    kind: 'cells',
    sheet: sheet.id,
    changes: [{ ...freeCell, value: 1 }],
  });
}

function compare(before: Uint8Array, after: Uint8Array): Pick<FileLoss, 'partsLost' | 'lost'> {
  const [partsBefore, partsAfter] = [readParts(before), readParts(after)];
  const lost: Markup = new Map();
  for (const [name, xml] of partsBefore) {
    const now = partsAfter.get(name);
    if (now === undefined || now === xml || !/\.(xml|rels|vml)$/.test(name)) continue;
    for (const [element, missing] of subtractMarkup(countElements(xml), countElements(now)))
      lost.set(element, (lost.get(element) ?? 0) + missing);
  }
  return { partsLost: listLostParts(partsBefore, partsAfter), lost };
}

/** Presentations, workbooks and drawings of a folder: what opened, and what was lost. */
export async function reportOthers(folder: string): Promise<void> {
  for (const kind of otherKinds) {
    const files = [...listFiles(folder)].filter((file) => file.toLowerCase().endsWith(`.${kind}`));
    if (files.length === 0) continue;
    console.log(`\n${kind}`);
    const losses: FileLoss[] = [];
    for (const file of files) {
      const loss = await tryNamed(kind, path.relative(folder, file), readFileSync(file));
      if (loss !== null) losses.push(loss);
    }
    const withLostParts = losses.filter(({ partsLost }) => partsLost.length > 0).length;
    const withLostElements = losses.filter(({ lost }) => lost.size > 0).length;
    printTable([
      { measure: 'files opened', value: `${losses.length} of ${files.length}` },
      {
        measure: 'files that lost a part',
        value: String(withLostParts),
        target: '0',
        isMet: withLostParts === 0,
      },
      {
        measure: 'files with fewer elements after one change',
        value: String(withLostElements),
        target: '0',
        isMet: withLostElements === 0,
      },
    ]);
  }
}

/** Null if the file does not open. */
async function tryNamed(kind: OtherKind, name: string, bytes: Uint8Array): Promise<FileLoss | null> {
  try {
    const loss = await measureLoss(kind, new Uint8Array(bytes));
    console.log(`${name}: ${describeLoss(loss)}`);
    return loss;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`${name}: not opened (${reason.slice(0, 100)})`);
    return null;
  }
}

function describeLoss({ openedMs, savedMs, partsLost, lost }: FileLoss): string {
  const elements = [...lost].map(([name, count]) => `${count} ${name}`).join(', ');
  return [
    `opened ${openedMs.toFixed(0)} ms`,
    `saved ${savedMs.toFixed(0)} ms`,
    ...(partsLost.length > 0 ? [`parts lost ${partsLost.join(' ')}`] : []),
    ...(elements === '' ? [] : [`elements lost ${elements}`]),
  ].join('; ');
}
