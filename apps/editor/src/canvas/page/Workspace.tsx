import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { PointerMenu, type ViewportPoint } from '../../ui/menu/PointerMenu.tsx';
import { stopTextEditing } from '../commands/editor-commands.ts';
import { toPixels } from '../geometry/box.ts';
import { findPressedShape, listShapeElements } from '../stage/use-pointer.ts';
import { getZoom, zoomTo } from '../stage/zoom.ts';
import { type EditorContext, getCurrentPage, useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { createContextEntries } from '../tools/shape-tools.tsx';

/** A context menu is for the shape under the pointer, or for the selection that it is part of. */
function selectPressed(context: EditorContext, workspace: Element, target: Element): void {
  const { canvas } = context;
  const pressed = findPressedShape(context, listShapeElements(workspace, target));
  if (pressed === null || canvas.getState().ids.includes(pressed.id)) return;
  stopTextEditing(context);
  canvas.select({ groupId: pressed.groupId, ids: [pressed.id], textPath: null });
}

/** Margin around the page: half of it at each side. */
const workspaceMargin = 48;

/** Scrollable area around the page; Ctrl+wheel zooms. */
export function Workspace({ children }: { children: ReactNode }) {
  const t = useTexts();
  const context = useEditorContext();
  const workspace = useRef<HTMLDivElement>(null);
  const [menuPoint, setMenuPoint] = useState<ViewportPoint | null>(null);
  const width = useCanvas((now) => getCurrentPage(now)?.width ?? 0);
  const height = useCanvas((now) => getCurrentPage(now)?.height ?? 0);
  // Fits the page to the workspace now and whenever the workspace is resized.
  useEffect(() => {
    const element = workspace.current;
    if (element === null || width === 0 || height === 0) return;
    const measure = (): void => {
      const margin = element.clientWidth < 600 ? workspaceMargin / 3 : workspaceMargin;
      const scaleX = (element.clientWidth - margin) / toPixels(width);
      const scaleY = (element.clientHeight - margin) / toPixels(height);
      const fit = Math.max(0.05, Math.min(scaleX, scaleY));
      if (fit !== context.getUiState().fit) context.setUiState({ fit });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [context, width, height]);
  // Handles Ctrl+wheel, which would otherwise zoom the whole browser page.
  useEffect(() => {
    const element = workspace.current;
    const handleWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(context, getZoom(context.getUiState()) * Math.exp(-event.deltaY / 400));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [context]);
  const openMenu = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target instanceof Element ? event.target : null;
    // Text and links have the menu of the browser.
    if (target === null || target.closest('.ProseMirror, a[href], .menu') !== null) return;
    selectPressed(context, event.currentTarget, target);
    const entries = createContextEntries(context, t);
    if (!entries.some((entry) => entry.kind === 'action' && entry.isEnabled !== false)) return;
    event.preventDefault();
    setMenuPoint({ x: event.clientX, y: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the page within is what it is; its menu opens for keys too
    <div
      ref={workspace}
      className="desk canvas-desk"
      // Pages are laid out in coordinates from the left.
      dir="ltr"
      onContextMenu={openMenu}
      onPointerDown={(event) => {
        const isOutsidePage =
          event.target instanceof Element && event.target.matches('.canvas-desk, .canvas-around');
        if (!isOutsidePage) return;
        context.canvas.select({ ids: [], groupId: null, textPath: null });
      }}
    >
      <div className="canvas-around">{children}</div>
      {menuPoint === null ? null : (
        <PointerMenu
          label={t('canvas:shapeMenu')}
          entries={createContextEntries(context, t)}
          point={menuPoint}
          onClose={() => {
            setMenuPoint(null);
            context.focus();
          }}
        />
      )}
    </div>
  );
}
