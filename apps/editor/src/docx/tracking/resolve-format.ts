import type { Attrs } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { Verdict } from './resolution-outcome.ts';

/** Attributes in which the library stores former formatting. */
const formatChangeAttributes = ['pPrChange', 'trPrChange', 'tcPrChange', 'tblPrChange'] as const;

/** For paragraphs the former formatting can be restored; for tables the library only records that it changed. */
export function resolveFormat(tr: Transaction, pos: number, verdict: Verdict): void {
  const node = tr.doc.nodeAt(pos);
  const changed = formatChangeAttributes.find((name) => Array.isArray(node?.attrs[name]));
  if (node === null || changed === undefined) return;
  const before = verdict === 'reject' && changed === 'pPrChange' ? getFormerAttributes(node.attrs) : {};
  tr.setNodeMarkup(pos, null, { ...node.attrs, ...before, [changed]: null });
}

/** The first change has the original formatting. */
function getFormerAttributes(attrs: Attrs): Attrs {
  const changed: unknown = attrs.pPrChange;
  const first: unknown = Array.isArray(changed) ? changed[0] : null;
  if (typeof first !== 'object' || first === null || !('previousFormatting' in first)) return {};
  const { previousFormatting } = first;
  if (typeof previousFormatting !== 'object' || previousFormatting === null) return {};
  const knownEntries = Object.entries(previousFormatting).filter(([name]) => name in attrs);
  const former: Record<string, unknown> = Object.fromEntries(
    knownEntries.map(([name, value]) => [name, value ?? null]),
  );
  const wasNoListItem = 'numPr' in former && former.numPr === null;
  return { ...former, ...(wasNoListItem ? { listIsBullet: null, listNumFmt: null, listMarker: null } : {}) };
}
