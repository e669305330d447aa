import { createElementDraft, type ElementDraft, serializeNode, setAttributes } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';

const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
};

/** The text of a part with its root changed; content before and after the root stays. */
export function rewriteRoot(root: Element, change: (draft: ElementDraft) => void): string {
  const draft = createElementDraft(root);
  change(draft);
  const missing = Object.entries(namespaces).filter(([name]) => getString(root, name) === null);
  setAttributes(draft, Object.fromEntries(missing));
  return root.source.slice(0, root.start) + serializeNode(draft) + root.source.slice(root.end);
}
