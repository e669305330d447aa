import { pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TextBody } from '../../../canvas/scene/scene.ts';
import { listParagraphs, readParagraph } from '../../../drawingml/text.ts';
import type { TextContext } from '../../../drawingml/text-styles.ts';
import { type ElementDraft, ensureChild, setAttributes, type XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { writeParagraph } from './paragraph.ts';
import type { LinkTo } from './run-properties.ts';

export const bodyOrder = ['a:bodyPr', 'a:lstStyle', 'a:p'];

/** Writes the paragraphs of a text into its body; unchanged ones keep their markup. */
export function writeParagraphs(
  body: ElementDraft,
  source: Element | null,
  { text, context, linkTo }: { text: Pick<TextBody, 'paragraphs'>; context: TextContext; linkTo: LinkTo },
): void {
  const elements = listParagraphs(source);
  const paragraphsBefore = elements.map((element) => readParagraph(element, context));
  const { origins, isSame } = pairItems(paragraphsBefore, text.paragraphs, isSameValue);
  let nearestElement: Element | null = elements[0] ?? null;
  const writtenParagraphs = text.paragraphs.map((paragraph, index): XmlNode => {
    const element = elements[origins[index] ?? -1] ?? null;
    const isNew = element === null;
    const template: Element | null = element ?? nearestElement;
    nearestElement = template;
    if (isSame[index] && element !== null) return element;
    return writeParagraph(template, paragraph, { context, linkTo, isNew });
  });
  const firstParagraph = body.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'a:p');
  const otherParts = body.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:p');
  otherParts.splice(firstParagraph === -1 ? otherParts.length : firstParagraph, 0, ...writtenParagraphs);
  body.parts = otherParts;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const insetAttributes = { left: 'lIns', top: 'tIns', right: 'rIns', bottom: 'bIns' } as const;

/** Writes the differences between two texts of a box; `source` is null if the box had none. */
export function writeBody(
  body: ElementDraft,
  source: Element | null,
  options: { before: TextBody | null; after: TextBody; context: TextContext; linkTo: LinkTo },
): void {
  const { before, after } = options;
  const getProperties = (): ElementDraft => ensureChild(body, 'a:bodyPr', bodyOrder);
  if (before?.anchor !== after.anchor) setAttributes(getProperties(), { anchor: anchors[after.anchor] });
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (before?.inset[side] !== after.inset[side])
      setAttributes(getProperties(), { [insetAttributes[side]]: String(Math.round(after.inset[side])) });
  }
  if (before !== null && isSameValue(before.paragraphs, after.paragraphs)) return;
  writeParagraphs(body, source, { text: after, context: options.context, linkTo: options.linkTo });
}
