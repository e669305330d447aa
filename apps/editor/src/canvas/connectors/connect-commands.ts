import type { TFunction } from 'i18next';
import { getSelectedShapes } from '../commands/editor-commands.ts';
import { addShapes } from '../commands/page-commands.ts';
import { changeSelectedShapes } from '../commands/shape-commands.ts';
import type { Shape } from '../scene/scene.ts';
import { createLine } from '../stage/new-shapes.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getShapeName } from '../view/shape-names.ts';
import { isConnectable, toSiteChoices } from './find-site.ts';
import { indexShapes, isConnected } from './page-shapes.ts';
import { findNearestPair } from './route-connectors.ts';
import { getConnectionSites, listSideSites } from './sites.ts';

/** The two selected shapes, in the order in which they were selected; null for any other selection. */
export function findConnectablePair(context: EditorContext): [Shape, Shape] | null {
  const { ids, scene } = context.canvas.getState();
  const shapes = getSelectedShapes(context).filter((shape) =>
    isConnectable(shape, scene.hasGluePoints === true),
  );
  const [one, other] = ids.flatMap((id) => shapes.filter((shape) => shape.id === id));
  return ids.length === 2 && one !== undefined && other !== undefined ? [one, other] : null;
}

/** Draws a connector with an arrow from the shape that was selected first to the other. */
export function connectSelected(context: EditorContext, t: TFunction): void {
  const { canvas, newId, announce } = context;
  const pair = findConnectablePair(context);
  if (pair === null) return;
  const { scene } = canvas.getState();
  const page = canvas.getPage();
  const index = indexShapes(page.shapes);
  const [starts, ends] = pair.map(({ id }) => {
    const placed = index.get(id);
    if (placed === undefined) return [];
    const sites = getConnectionSites(placed.shape, scene.hasGluePoints === true);
    return toSiteChoices(placed, listSideSites(sites));
  });
  const [start, end] = findNearestPair(starts ?? [], ends ?? []) ?? [];
  if (start === undefined || end === undefined) return;
  const line = {
    ...createLine(newId(), start, end, { kind: 'line', route: 'elbow', endArrow: true }),
    start: start.connection,
    end: end.connection,
  };
  canvas.change(addShapes(scene, page.id, [line]), {
    selection: { groupId: null, ids: [line.id], textPath: null },
  });
  announce(t('canvas:said.connected', { from: getShapeName(pair[0], t), to: getShapeName(pair[1], t) }));
}

export const hasConnections = (context: EditorContext): boolean =>
  getSelectedShapes(context).some(isConnected);

/** The selected lines stay where they are. */
export function disconnectSelected(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const now = canvas.getState();
  canvas.change(
    changeSelectedShapes(now.scene, now, (shape) =>
      shape.kind === 'line' ? { ...shape, start: null, end: null } : shape,
    ),
  );
  announce(t('canvas:said.disconnected'));
}
