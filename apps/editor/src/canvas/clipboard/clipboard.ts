import type { TFunction } from 'i18next';
import { addCopies, removeSelected, selectedNow } from '../commands/editor-commands.ts';
import { addShapes } from '../commands/page-commands.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { insertPictures, picturesIn } from '../pictures/insert-pictures.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { Shape } from '../scene/scene.ts';
import { newTextBox } from '../stage/new-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { bodyOfWords, defaultRunFormat, wordsOf } from '../text/text-formats.ts';
import { readStoredCopy, storeCopy } from './stored-copy.ts';

const ownType = 'application/x-redraft-shapes';

/** Copies the selection to the clipboard; false if nothing is selected. */
export function copySelected(context: EditorContext, transfer: DataTransfer): boolean {
  const shapes = selectedNow(context);
  if (shapes.length === 0 || !context.canCopy) return false;
  const { media } = context.canvas.now().scene;
  const shown = new Map([...media].filter(([name]) => shapes.some((shape) => shows(shape, name))));
  const key = context.newId();
  storeCopy({ key, shapes, media: shown });
  transfer.setData(ownType, key);
  transfer.setData('text/plain', shapes.map(wordsIn).filter(Boolean).join('\n'));
  return true;
}

export function cutSelected(context: EditorContext, transfer: DataTransfer, t: TFunction): boolean {
  if (!context.canvas.now().canWrite) return false;
  const isCopied = copySelected(context, transfer);
  if (isCopied) removeSelected(context, t);
  return isCopied;
}

/** Pastes shapes of this editor, pictures or plain text; false if the clipboard contains none of these. */
export function paste(context: EditorContext, transfer: DataTransfer): boolean {
  if (!context.canvas.now().canWrite) return false;
  const key = transfer.getData(ownType);
  const pictures = picturesIn(transfer);
  const words = transfer.getData('text/plain');
  if (key !== '') void pasteCopy(context, key, words);
  else if (pictures.length > 0) void insertPictures(context, pictures);
  else if (words !== '') pasteWords(context, words);
  else return false;
  return true;
}

async function pasteCopy(context: EditorContext, key: string, words: string): Promise<void> {
  const { canvas, focus } = context;
  const copy = await readStoredCopy(key).catch(() => null);
  if (copy === null) {
    if (words !== '') pasteWords(context, words);
    return;
  }
  const { scene } = canvas.now();
  const missing = [...copy.media].filter(([name]) => !scene.media.has(name));
  addCopies(context, copy.shapes, missing);
  focus();
}

/** Maximum length of pasted text that fits on a page; longer text belongs in a text document. */
const maxLength = 20_000;

/** Text from outside the editor is pasted as a new text box. */
export function pasteWords(
  { canvas, newId, focus }: EditorContext,
  words: string,
  format?: Partial<RunFormat>,
): void {
  const page = canvas.page();
  const text = bodyOfWords(words.slice(0, maxLength).trimEnd(), { ...defaultRunFormat, ...format });
  const width = Math.round(page.width * 0.6);
  const height = Math.min(page.height, text.paragraphs.length * emuPerMillimetre * 9);
  const place = {
    x: Math.round((page.width - width) / 2),
    y: Math.round((page.height - height) / 2),
    width,
    height,
  };
  const shape = newTextBox(newId(), place, text);
  canvas.change(addShapes(canvas.now().scene, page.id, [shape]), {
    at: { scope: null, ids: [shape.id], writing: null },
  });
  focus();
}

function shows(shape: Shape, name: string): boolean {
  if (shape.kind === 'group') return shape.shapes.some((inner) => shows(inner, name));
  return (shape.kind === 'picture' || shape.kind === 'other') && shape.media === name;
}

export function wordsIn(shape: Shape): string {
  if (shape.kind === 'box') return wordsOf(shape.text);
  if (shape.kind === 'group') return shape.shapes.map(wordsIn).filter(Boolean).join('\n');
  if (shape.kind !== 'table') return '';
  return shape.rows.map(({ cells }) => cells.map(({ text }) => wordsOf(text)).join('\t')).join('\n');
}
