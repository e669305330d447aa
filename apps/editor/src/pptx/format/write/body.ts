import { pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TextBody } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, ensureChild, setAttributes, type XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { paragraphsOf, readParagraph } from '../read/text.ts';
import type { TextContext } from '../read/text-styles.ts';
import { writeParagraph } from './paragraph.ts';
import type { LinkTo } from './run-properties.ts';

export const bodyOrder = ['a:bodyPr', 'a:lstStyle', 'a:p'];

/** Writes the paragraphs of a text into its body; unchanged ones keep their markup. */
export function writeParagraphs(
  body: ElementDraft,
  source: Element | null,
  { text, context, linkTo }: { text: Pick<TextBody, 'paragraphs'>; context: TextContext; linkTo: LinkTo },
): void {
  const elements = paragraphsOf(source);
  const before = elements.map((element) => readParagraph(element, context));
  const { origins, isSame } = pairItems(before, text.paragraphs, isSameValue);
  let nearest: Element | null = elements[0] ?? null;
  const written = text.paragraphs.map((paragraph, index): XmlNode => {
    const element = elements[origins[index] ?? -1] ?? null;
    const isNew = element === null;
    const from: Element | null = element ?? nearest;
    nearest = from;
    if (isSame[index] && element !== null) return element;
    return writeParagraph(from, paragraph, { context, linkTo, isNew });
  });
  const at = body.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'a:p');
  const rest = body.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:p');
  rest.splice(at === -1 ? rest.length : at, 0, ...written);
  body.parts = rest;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const sides = { left: 'lIns', top: 'tIns', right: 'rIns', bottom: 'bIns' } as const;

/** Writes the differences between two texts of a box; `source` is null if the box had none. */
export function writeBody(
  body: ElementDraft,
  source: Element | null,
  task: { before: TextBody | null; after: TextBody; context: TextContext; linkTo: LinkTo },
): void {
  const { before, after } = task;
  const properties = (): ElementDraft => ensureChild(body, 'a:bodyPr', bodyOrder);
  if (before?.anchor !== after.anchor) setAttributes(properties(), { anchor: anchors[after.anchor] });
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (before?.inset[side] !== after.inset[side])
      setAttributes(properties(), { [sides[side]]: String(Math.round(after.inset[side])) });
  }
  if (before !== null && isSameValue(before.paragraphs, after.paragraphs)) return;
  writeParagraphs(body, source, { text: after, context: task.context, linkTo: task.linkTo });
}
