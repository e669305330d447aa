import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import {
  type ElementDraft,
  findChildDraft,
  findDraftByPath,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { findByPath, getString, listChildren, removeInvalidCharacters } from '../../../xml/values.ts';
import { identityMapping } from '../read/place.ts';
import { rootWith } from './roots.ts';
import { solidFill } from './run-properties.ts';
import { writeShape } from './shape.ts';
import { repairTiming, type Standing } from './timing.ts';
import { writeTree } from './tree.ts';
import type { SheetWriting } from './writing.ts';

const sheetOrder = ['p:bg', 'p:spTree', 'p:custDataLst', 'p:controls', 'p:extLst'];

/** The text of a slide, based on the original. */
export function slideText(
  writing: SheetWriting,
  { root, before, after }: { root: Element; before: ScenePage; after: ScenePage },
): string {
  const xml = rootWith(root, (draft) => {
    if (before.isHidden !== after.isHidden) setAttributes(draft, { show: after.isHidden ? '0' : null });
    const sheet = findChildDraft(draft, 'p:cSld');
    if (sheet === null) return;
    if (before.name !== after.name)
      setAttributes(sheet, { name: after.name === '' ? null : removeInvalidCharacters(after.name) });
    if (before.background !== after.background) writeBackground(writing, sheet, after);
    const source = findByPath(root, 'p:cSld', 'p:spTree');
    const tree = source === null ? null : findDraftByPath(sheet, ['p:spTree']);
    if (source === null || tree === null || isSameValue(before.shapes, after.shapes)) return;
    writeTree(writing, tree, { source, shapes: after.shapes, mapping: identityMapping, write: writeShape });
  });
  return isSameValue(before.shapes, after.shapes) ? xml : replaceTiming(xml);
}

function writeBackground(
  { scene }: SheetWriting,
  sheet: ElementDraft,
  { background, layoutId }: ScenePage,
): void {
  removeChildren(sheet, ['p:bg']);
  if (scene.layouts.find(({ id }) => id === layoutId)?.background === background) return;
  const fill = background === null ? '<a:noFill/>' : solidFill(background);
  insertChild(sheet, parseElementDraft(`<p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`), sheetOrder);
}

/** Removes animations of shapes that are no longer on the slide. */
function replaceTiming(xml: string): string {
  if (!xml.includes('<p:timing')) return xml;
  const root = readElement(xml);
  if (root === null) return xml;
  const standing = remainingIn(root);
  let mended = '';
  let at = 0;
  for (const timing of timingsIn(root)) {
    // Inside an alternative, an empty timing is equivalent to none.
    mended += xml.slice(at, timing.start) + (repairTiming(timing, standing) ?? '');
    at = timing.end;
  }
  return mended + xml.slice(at);
}

/** The timing elements of a slide; alternatives for newer and older programs are possible. */
function timingsIn(root: Element): Element[] {
  return root.children.flatMap((child) => {
    if (child.name === 'p:timing') return [child];
    if (child.name !== 'mc:AlternateContent') return [];
    return child.children.flatMap((version) => listChildren(version, 'p:timing'));
  });
}

/** All shape ids in the shape tree, with the number of their paragraphs. */
function remainingIn(root: Element): Standing {
  const standing = new Map<string, number>();
  const open = [...(findByPath(root, 'p:cSld', 'p:spTree')?.children ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const holder = next.children.find(({ name }) => name.startsWith('p:nv'));
    const number = getString(findByPath(holder, 'p:cNvPr'), 'id');
    const body = findByPath(next, 'p:txBody');
    if (number !== null) {
      const paragraphs =
        body === null ? Number.POSITIVE_INFINITY : body.children.filter(({ name }) => name === 'a:p').length;
      standing.set(number, Math.max(paragraphs, standing.get(number) ?? 0));
    }
    open.push(...next.children.filter(({ name }) => /^(?:p|mc):/.test(name)));
  }
  return standing;
}

/** The shapes of a page with all descendants. */
export function* allShapes(shapes: readonly Shape[]): Generator<Shape> {
  const open = [...shapes];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    if (next.kind === 'group') open.push(...next.shapes);
  }
}
