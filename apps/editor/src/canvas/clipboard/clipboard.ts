import type { TFunction } from 'i18next';
import { addShapes } from '../acts/page-acts.ts';
import { addCopies, chosenNow, removeChosen } from '../acts/workplace-acts.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { insertPictures, picturesIn } from '../pictures/insert-pictures.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { Shape } from '../scene/scene.ts';
import { newTextBox } from '../stage/new-shapes.ts';
import type { Workplace } from '../state/workplace.tsx';
import { bodyOfWords, defaultRunFormat, wordsOf } from '../text/text-formats.ts';
import { findCopy, keepCopy } from './kept-copy.ts';

const ownType = 'application/x-redraft-shapes';

/** Puts what is chosen on the clipboard; false where nothing is. */
export function copyChosen(workplace: Workplace, transfer: DataTransfer): boolean {
  const shapes = chosenNow(workplace);
  if (shapes.length === 0 || !workplace.canCopy) return false;
  const { media } = workplace.canvas.now().scene;
  const shown = new Map([...media].filter(([name]) => shapes.some((shape) => shows(shape, name))));
  const key = workplace.newId();
  keepCopy({ key, shapes, media: shown });
  transfer.setData(ownType, key);
  transfer.setData('text/plain', shapes.map(wordsIn).filter(Boolean).join('\n'));
  return true;
}

export function cutChosen(workplace: Workplace, transfer: DataTransfer, t: TFunction): boolean {
  if (!workplace.canvas.now().canWrite) return false;
  const isCopied = copyChosen(workplace, transfer);
  if (isCopied) removeChosen(workplace, t);
  return isCopied;
}

/** Shapes of this editor, pictures, or words; false where there is nothing of it. */
export function paste(workplace: Workplace, transfer: DataTransfer): boolean {
  if (!workplace.canvas.now().canWrite) return false;
  const key = transfer.getData(ownType);
  const pictures = picturesIn(transfer);
  const words = transfer.getData('text/plain');
  if (key !== '') void pasteCopy(workplace, key, words);
  else if (pictures.length > 0) void insertPictures(workplace, pictures);
  else if (words !== '') pasteWords(workplace, words);
  else return false;
  return true;
}

async function pasteCopy(workplace: Workplace, key: string, words: string): Promise<void> {
  const { canvas, focus } = workplace;
  const copy = await findCopy(key).catch(() => null);
  if (copy === null) {
    if (words !== '') pasteWords(workplace, words);
    return;
  }
  const { scene } = canvas.now();
  const missing = [...copy.media].filter(([name]) => !scene.media.has(name));
  addCopies(workplace, copy.shapes, missing);
  focus();
}

/** As much as a page can show; more of it belongs into a text. */
const maxLength = 20_000;

/** Words from elsewhere are a text box of their own. */
export function pasteWords(
  { canvas, newId, focus }: Workplace,
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
