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

function secret(): string | null {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    const created = crypto.randomUUID();
    localStorage.setItem(storageKey, created);
    return created;
  } catch {
    // Without storage the windows have no common secret; the formats for other programs are pasted instead.
    return null;
  }
}

export function packCopy({ slice, numbering, source }: OwnCopy): string | null {
  const key = secret();
  if (key === null) return null;
  return JSON.stringify({ key, source, slice: slice.toJSON(), numbering: listsIn(slice, numbering) });
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
    if (key === null || key !== secret()) return null;
    const read = Slice.fromJSON(schema, slice);
    for (const node of read.content.content) node.check();
    return { slice: read, numbering: asNumbering(numbering), source: String(source) };
  } catch {
    return null;
  }
}

function listsIn({ content }: Slice, { abstractNums, nums }: NumberingDefinitions): NumberingDefinitions {
  const used = new Set<unknown>();
  content.descendants((node) => {
    used.add(node.attrs.numPr?.numId);
  });
  const usedNums = nums.filter(({ numId }) => used.has(numId));
  const abstracts = new Set(usedNums.map(({ abstractNumId }) => abstractNumId));
  return {
    nums: usedNums,
    abstractNums: abstractNums.filter(({ abstractNumId }) => abstracts.has(abstractNumId)),
  };
}

/** Written by `packCopy`, as the key proves. */
function asNumbering(value: unknown): NumberingDefinitions {
  const isDefinitions = (one: unknown): one is NumberingDefinitions =>
    typeof one === 'object' && one !== null && 'nums' in one && 'abstractNums' in one;
  return isDefinitions(value) ? value : { nums: [], abstractNums: [] };
}

/** The document's numbering with copies of the pasted lists, and their new ids. */
export function adoptLists(
  own: NumberingDefinitions | undefined,
  brought: NumberingDefinitions,
): { numbering: NumberingDefinitions; numIds: Map<number, number> } {
  const known = own ?? { abstractNums: [], nums: [] };
  let freeAbstract = Math.max(-1, ...known.abstractNums.map(({ abstractNumId }) => abstractNumId)) + 1;
  let freeNum = Math.max(0, ...known.nums.map(({ numId }) => numId)) + 1;
  const abstracts = new Map(
    brought.abstractNums.map(({ abstractNumId }) => [abstractNumId, freeAbstract++] as const),
  );
  const numIds = new Map(brought.nums.map(({ numId }) => [numId, freeNum++] as const));
  const numbering = {
    abstractNums: [
      ...known.abstractNums,
      ...brought.abstractNums.map((one) => ({
        ...one,
        abstractNumId: abstracts.get(one.abstractNumId) ?? one.abstractNumId,
      })),
    ],
    nums: [
      ...known.nums,
      ...brought.nums.map((one) => ({
        ...one,
        numId: numIds.get(one.numId) ?? one.numId,
        abstractNumId: abstracts.get(one.abstractNumId) ?? one.abstractNumId,
      })),
    ],
  };
  return { numbering, numIds };
}
