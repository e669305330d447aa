import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { editNextCell } from '../commands/edit-table.ts';
import { stopTextEditing } from '../commands/editor-commands.ts';
import {
  changePage,
  changeShape,
  findShape,
  findText,
  isTextBox,
  replaceText,
  type TextPath,
} from '../commands/find-shapes.ts';
import { findLevels } from '../commands/layout-placeholders.ts';
import { emuPerPixel } from '../geometry/box.ts';
import type { ScenePage, TextBody } from '../scene/scene.ts';
import { type EditorContext, useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { createTextEditor, type TextEditor } from '../text/create-text-editor.ts';
import { getBodyText } from '../text/text-formats.ts';
import { toTextKey } from '../view/EditableText.tsx';
import { getKindName } from '../view/shape-names.ts';
import { computeLinesCss } from '../view/text-layout.ts';

interface Props {
  path: TextPath;
  /** Screen position of the click that started editing. */
  pressPosition: { x: number; y: number } | null;
}

/** In-place editor for one text of a shape. */
export function ShapeTextEditor({ path, pressPosition }: Props) {
  const t = useTexts();
  const context = useEditorContext();
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor | null>(null);
  const initialValues = useRef({ path, pressPosition, t });
  const body = useCanvas(() => findText(context.canvas.getPage(), path));
  // Creates the ProseMirror view, which lives as long as the text is edited.
  useLayoutEffect(() => {
    const { path: textPath, pressPosition: caretPosition, t: translate } = initialValues.current;
    const page = context.canvas.getPage();
    const shape = findShape(page.shapes, textPath.shape);
    const text = findText(page, textPath);
    if (mount.current === null || shape === undefined || text === undefined) return;
    const textEditor = createTextEditor({
      mount: mount.current,
      body: text,
      levels: findLevels(context.canvas.getState().scene, page, shape),
      label: translate('canvas:wordsOf', { what: getKindName(shape, translate) }),
      onChange: (next) => writeText(context, textPath, next, mount.current),
      onFormatChange: context.notifyFormat,
      onLeave: () => stopTextEditing(context),
      onTab: (direction) => editNextCell(context, direction, translate),
    });
    editor.current = textEditor;
    context.setEditor(textEditor);
    textEditor.view.dom.focus({ preventScroll: true });
    textEditor.view.focus();
    if (caretPosition !== null) textEditor.placeCaretAt(caretPosition);
    return () => {
      editor.current = null;
      context.setEditor(null);
      textEditor.destroy();
    };
  }, [context]);
  // Shows the text of the scene after an undo or when another version is loaded.
  useEffect(() => {
    if (body !== undefined) editor.current?.showBody(body);
  }, [body]);
  return (
    <div
      ref={mount}
      className="words words-written"
      style={body === undefined ? undefined : computeLinesCss(body)}
    />
  );
}

function writeText(
  context: EditorContext,
  path: TextPath,
  body: TextBody,
  element: HTMLElement | null,
): void {
  const { canvas } = context;
  const { scene, pageId } = canvas.getState();
  const before = findText(canvas.getPage(), path);
  // Consecutive typing is one undo step; a change of formatting is an undo step of its own.
  const isTyped = before === undefined || getBodyText(before) !== getBodyText(body);
  const next = changePage(scene, pageId, (page) => growToText(replaceText(page, path, body), path, element));
  canvas.change(next, isTyped ? { undoGroup: `text:${toTextKey(path)}` } : {});
}

/** A text box grows to the height of its text. */
function growToText(page: ScenePage, { shape: id, cell }: TextPath, element: HTMLElement | null): ScenePage {
  const shape = findShape(page.shapes, id);
  if (element === null || cell !== null || shape?.kind !== 'box') return page;
  if (!isTextBox(shape) || shape.placeholder !== null || shape.rotation !== 0) return page;
  const { inset, layout } = shape.text;
  if (layout !== null && (layout.direction !== 'horizontal' || layout.columns > 1)) return page;
  const height = Math.round(element.offsetHeight * emuPerPixel + inset.top + inset.bottom);
  return height <= shape.height ? page : changeShape(page, id, (textBox) => ({ ...textBox, height }));
}
