import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import { Slice } from 'prosemirror-model';

/** Clipboard format for our own windows, in addition to those for other programs: the text with all of its attributes. */
export const ownType = 'application/x-redraft-text';

export interface OwnCopy {
  slice: Slice;
  /** Definitions of the lists that it uses, from its document. */
  numbering: NumberingDefinitions;
  /** The session that it was copied from. */
  source: string;
}

/** Any page can write to the clipboard; only pages of this origin know the secret in this storage. */
const storageKey = 'redraft.clipboard';

function getOrCreateSecret(): string | null {
  try {
    const existing = localStorage.getItem(storageKey);
    if (existing !== null) return existing;
    const created = crypto.randomUUID();
    localStorage.setItem(storageKey, created);
    return created;
  } catch {
    // Without storage the windows have no common secret; the formats for other programs are pasted instead.
    return null;
  }
}

export function packCopy({ slice, numbering, source }: OwnCopy): string | null {
  const key = getOrCreateSecret();
  if (key === null) return null;
  return JSON.stringify({ key, source, slice: slice.toJSON(), numbering: selectUsedLists(slice, numbering) });
}

export function unpackCopy(text: string): OwnCopy | null {
  if (text === '') return null;
  try {
    const packed: unknown = JSON.parse(text);
    if (typeof packed !== 'object' || packed === null) return null;
    const { key, source, slice, numbering } = {
      key: null,
      source: '',
      slice: null,
      numbering: null,
      ...packed,
    };
    if (key === null || key !== getOrCreateSecret()) return null;
    const parsedSlice = Slice.fromJSON(schema, slice);
    for (const node of parsedSlice.content.content) node.check();
    return { slice: parsedSlice, numbering: toNumbering(numbering), source: String(source) };
  } catch {
    return null;
  }
}

function selectUsedLists(
  { content }: Slice,
  { abstractNums, nums }: NumberingDefinitions,
): NumberingDefinitions {
  const usedNumIds = new Set<unknown>();
  content.descendants((node) => {
    usedNumIds.add(node.attrs.numPr?.numId);
  });
  const usedNums = nums.filter(({ numId }) => usedNumIds.has(numId));
  const abstractNumIds = new Set(usedNums.map(({ abstractNumId }) => abstractNumId));
  return {
    nums: usedNums,
    abstractNums: abstractNums.filter(({ abstractNumId }) => abstractNumIds.has(abstractNumId)),
  };
}

/** Written by `packCopy`, as the key proves. */
function toNumbering(value: unknown): NumberingDefinitions {
  const isDefinitions = (one: unknown): one is NumberingDefinitions =>
    typeof one === 'object' && one !== null && 'nums' in one && 'abstractNums' in one;
  return isDefinitions(value) ? value : { nums: [], abstractNums: [] };
}

/** The document's numbering with copies of the pasted lists, and their new ids. */
export function adoptLists(
  existingNumbering: NumberingDefinitions | undefined,
  pasted: NumberingDefinitions,
): { numbering: NumberingDefinitions; numIds: Map<number, number> } {
  const existing = existingNumbering ?? { abstractNums: [], nums: [] };
  let nextAbstractNumId =
    Math.max(-1, ...existing.abstractNums.map(({ abstractNumId }) => abstractNumId)) + 1;
  let nextNumId = Math.max(0, ...existing.nums.map(({ numId }) => numId)) + 1;
  const abstractNumIds = new Map(
    pasted.abstractNums.map(({ abstractNumId }) => [abstractNumId, nextAbstractNumId++] as const),
  );
  const numIds = new Map(pasted.nums.map(({ numId }) => [numId, nextNumId++] as const));
  const numbering = {
    abstractNums: [
      ...existing.abstractNums,
      ...pasted.abstractNums.map((one) => ({
        ...one,
        abstractNumId: abstractNumIds.get(one.abstractNumId) ?? one.abstractNumId,
      })),
    ],
    nums: [
      ...existing.nums,
      ...pasted.nums.map((one) => ({
        ...one,
        numId: numIds.get(one.numId) ?? one.numId,
        abstractNumId: abstractNumIds.get(one.abstractNumId) ?? one.abstractNumId,
      })),
    ],
  };
  return { numbering, numIds };
}
