import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { LineShape } from '../../../canvas/scene/scene.ts';
import {
  type ElementDraft,
  findChildDraft,
  insertChild,
  parseElementDraft,
  removeChildren,
  renameDraft,
} from '../../../xml/draft.ts';
import { getNumber } from '../../../xml/values.ts';
import { getNonVisualProperties } from '../read/reader.ts';
import { getShapeElement } from '../read/shapes.ts';
import { getShapeNumber, type SlideWriteContext } from './write-context.ts';

const connectionOrder = ['a:cxnSpLocks', 'a:stCxn', 'a:endCxn', 'a:extLst'];
const ends = [
  ['start', 'a:stCxn'],
  ['end', 'a:endCxn'],
] as const;

/** Writes what the ends of a line are connected to. */
export function writeConnections(
  writing: SlideWriteContext,
  draft: ElementDraft,
  { previous, shape }: { previous: LineShape; shape: LineShape },
): void {
  for (const [end, name] of ends) {
    const connection = shape[end];
    if (isSameValue(previous[end], connection)) continue;
    const properties = getConnectorProperties(draft);
    if (properties === null) continue;
    removeChildren(properties, [name]);
    if (connection === null) continue;
    writing.pendingConnections.push(() => {
      const id = findShapeNumber(writing, connection.shape);
      if (id === null) return;
      insertChild(
        properties,
        parseElementDraft(`<${name} id="${id}" idx="${connection.site ?? 0}"/>`),
        connectionOrder,
      );
    });
  }
}

/** The properties that hold connections. A line that is a plain shape becomes a connector: only connectors have them. */
function getConnectorProperties(draft: ElementDraft): ElementDraft | null {
  if (draft.name === 'p:sp') convertToConnector(draft);
  const container = findChildDraft(draft, 'p:nvCxnSpPr');
  return container === null ? null : findChildDraft(container, 'p:cNvCxnSpPr');
}

function convertToConnector(draft: ElementDraft): void {
  renameDraft(draft, 'p:cxnSp');
  const container = findChildDraft(draft, 'p:nvSpPr');
  if (container !== null) {
    renameDraft(container, 'p:nvCxnSpPr');
    const names = container.parts.filter((piece) => typeof piece !== 'string' && piece.name === 'p:cNvPr');
    container.parts = [...names, parseElementDraft('<p:cNvCxnSpPr/>'), parseElementDraft('<p:nvPr/>')];
  }
  removeChildren(draft, ['p:txBody']);
}

/** The id with which a shape is written on this slide; null if it is not on it. */
export function findShapeNumber(writing: SlideWriteContext, shape: string): number | null {
  const kept = writing.elementsInPlace.get(shape);
  if (kept !== undefined) return getNumber(getNonVisualProperties(getShapeElement(kept) ?? kept), 'id');
  return writing.writtenNumbers.has(shape) ? getShapeNumber(writing, shape) : null;
}
