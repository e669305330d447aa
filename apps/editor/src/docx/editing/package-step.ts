import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { Step, StepResult } from 'prosemirror-transform';
import type { PackagePatch } from '../document/edits.ts';

/**
 * A change to parts other than the body, as a ProseMirror step, so that undo and redo include it in order, together with text changes of the same
 * action. It maps no positions. It exists only in memory: its patch is what is stored.
 */
export class PackageStep extends Step {
  readonly patch: PackagePatch;
  readonly inverse: PackagePatch;
  /** Identifies continuous typing in one note or header; null for a single change. */
  readonly session: object | null;

  constructor(patch: PackagePatch, inverse: PackagePatch, session: object | null = null) {
    super();
    this.patch = patch;
    this.inverse = inverse;
    this.session = session;
  }

  apply(doc: Node): StepResult {
    return StepResult.ok(doc);
  }

  invert(): PackageStep {
    return new PackageStep(this.inverse, this.patch, this.session);
  }

  map(): PackageStep {
    return this;
  }

  /** For continuous typing, only the first and the last state matter. */
  override merge(next: Step): PackageStep | null {
    const isSame = next instanceof PackageStep && this.session !== null && next.session === this.session;
    return isSame ? new PackageStep(next.patch, this.inverse, this.session) : null;
  }

  toJSON(): unknown {
    return { stepType: 'package', patch: this.patch };
  }

  /** Whether the note or header is unchanged as a result. */
  isNoOp(): boolean {
    return this.session !== null && toComparableText(this.patch) === toComparableText(this.inverse);
  }
}

/** Paragraphs get ids when they are edited: that alone is not worth an undo step. */
function toComparableText(patch: PackagePatch): string {
  return JSON.stringify(patch, (name, value: unknown) =>
    name === 'paraId' || name === 'textId' ? undefined : value,
  );
}

/** The patch that restores the current parts after `patch` was applied. */
export function invertPatch(parts: DocxPackage, patch: PackagePatch): PackagePatch {
  const { comments, section, footnote, endnote, header, footer, ...wholeParts } = patch;
  const { footnotes, endnotes, headers, footers, document } = parts;
  const inverse: PackagePatch = {};
  if (comments !== undefined) inverse.comments = document.comments ?? [];
  if (section !== undefined) inverse.section = document.finalSectionProperties ?? {};
  const addCurrentPart = <Name extends keyof typeof wholeParts>(name: Name): void => {
    Object.assign(inverse, { [name]: parts[name] });
  };
  for (const name of partNames) if (name in wholeParts) addCurrentPart(name);
  const knownFootnote = footnotes?.find(({ id }) => id === footnote?.id);
  if (footnote !== undefined)
    Object.assign(inverse, knownFootnote ? { footnote: knownFootnote } : { footnotes });
  const knownEndnote = endnotes?.find(({ id }) => id === endnote?.id);
  if (endnote !== undefined) Object.assign(inverse, knownEndnote ? { endnote: knownEndnote } : { endnotes });
  if (header !== undefined) Object.assign(inverse, inverseOfHeaderFooter('header', headers, header.id));
  if (footer !== undefined) Object.assign(inverse, inverseOfHeaderFooter('footer', footers, footer.id));
  return inverse;
}

const partNames = [
  ...(['footnotes', 'endnotes', 'footnoteSeparators', 'endnoteSeparators'] as const),
  ...(['headers', 'footers', 'numbering', 'relationships', 'settings', 'styles'] as const),
];

function inverseOfHeaderFooter(
  kind: 'header' | 'footer',
  all: DocxPackage['headers'],
  id: string,
): Record<string, unknown> {
  const part = all?.get(id);
  return part === undefined ? { [`${kind}s`]: all } : { [kind]: { id, part } };
}
