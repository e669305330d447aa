import i18next, { type TFunction } from 'i18next';
import { readFileSource } from '../../frame/file-source.ts';
import { showToast } from '../../ui/toast.ts';
import { adaptToOtherFormat } from '../commands/copy-shapes.ts';
import { addCopies, getSelectedShapes, removeSelected } from '../commands/editor-commands.ts';
import { addShapes } from '../commands/page-commands.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { requireEditableLayer } from '../layers/layer-commands.ts';
import { insertPictures, listPictures } from '../pictures/insert-pictures.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { Shape } from '../scene/scene.ts';
import { createTextBox } from '../stage/new-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { createBody, defaultRunFormat, getBodyText } from '../text/text-formats.ts';
import { adaptMedia, usesMedia } from './copied-media.ts';
import { readStoredCopy, storeCopy } from './stored-copy.ts';

const shapesMimeType = 'application/x-redraft-shapes';

/** Copies the selection to the clipboard; false if nothing is selected. */
export function copySelected(context: EditorContext, transfer: DataTransfer): boolean {
  const shapes = getSelectedShapes(context);
  if (shapes.length === 0 || !context.canCopy) return false;
  const { media, hasGluePoints = false } = context.canvas.getState().scene;
  const usedMedia = new Map([...media].filter(([name]) => shapes.some((shape) => usesMedia(shape, name))));
  const key = context.newId();
  storeCopy({ key, source: readFileSource(), shapes, media: usedMedia, hasGluePoints });
  transfer.setData(shapesMimeType, key);
  transfer.setData('text/plain', shapes.map(getShapeText).filter(Boolean).join('\n'));
  return true;
}

export function cutSelected(context: EditorContext, transfer: DataTransfer, t: TFunction): boolean {
  if (!context.canvas.getState().canWrite) return false;
  const isCopied = copySelected(context, transfer);
  if (isCopied) removeSelected(context, t);
  return isCopied;
}

/** Pastes shapes of this editor, pictures or plain text; false if the clipboard contains none of these. */
export function paste(context: EditorContext, transfer: DataTransfer): boolean {
  if (!context.canvas.getState().canWrite) return false;
  const key = transfer.getData(shapesMimeType);
  const pictures = listPictures(transfer);
  const plainText = transfer.getData('text/plain');
  if (key !== '') void pasteCopy(context, key, plainText);
  else if (pictures.length > 0) void insertPictures(context, pictures);
  else if (plainText !== '') pasteText(context, plainText);
  else return false;
  return true;
}

async function pasteCopy(context: EditorContext, key: string, plainText: string): Promise<void> {
  const { canvas, focus } = context;
  if (!requireEditableLayer(context)) return;
  const copy = await readStoredCopy(key).catch(() => null);
  if (copy === null) {
    if (plainText !== '') pasteText(context, plainText);
    return;
  }
  const { scene } = canvas.getState();
  const { shapes, missing } = adaptMedia(copy, scene, context.newId);
  const hasOtherSites = (copy.hasGluePoints ?? false) !== (scene.hasGluePoints ?? false);
  addCopies(context, hasOtherSites ? adaptToOtherFormat(shapes) : shapes, {
    pictures: missing,
    isFromOtherFile: copy.source !== readFileSource(),
  });
  focus();
}

/** Longer text belongs in a text document. */
const maxCharacters = 20_000;

/** Text from outside the editor is pasted as a new text box. */
export function pasteText(context: EditorContext, plainText: string, format?: Partial<RunFormat>): void {
  const { canvas, newId, focus } = context;
  if (!requireEditableLayer(context)) return;
  const page = canvas.getPage();
  const characters = [...plainText.slice(0, 2 * maxCharacters + 1)];
  if (characters.length > maxCharacters) {
    showToast({
      text: i18next.t('canvas:pasteTooLong', {
        max: new Intl.NumberFormat(i18next.language).format(maxCharacters),
      }),
    });
    return;
  }
  const text = createBody(plainText.trimEnd(), { ...defaultRunFormat, ...format });
  const width = Math.round(page.width * 0.6);
  const height = Math.min(page.height, text.paragraphs.length * emuPerMillimetre * 9);
  const bounds = {
    x: Math.round((page.width - width) / 2),
    y: Math.round((page.height - height) / 2),
    width,
    height,
  };
  const shape = createTextBox(newId(), bounds, text);
  canvas.change(addShapes(canvas.getState().scene, page.id, [shape]), {
    selection: { groupId: null, ids: [shape.id], textPath: null },
  });
  focus();
}

export function getShapeText(shape: Shape): string {
  if (shape.kind === 'box') return getBodyText(shape.text);
  if (shape.kind === 'group') return shape.shapes.map(getShapeText).filter(Boolean).join('\n');
  if (shape.kind !== 'table') return '';
  return shape.rows.map(({ cells }) => cells.map(({ text }) => getBodyText(text)).join('\t')).join('\n');
}
