/** Keywords of fields that include external content, or start another program for it. */
const loadingFields = new Set([
  'DDE',
  'DDEAUTO',
  'INCLUDE',
  'INCLUDETEXT',
  'INCLUDEPICTURE',
  'IMPORT',
  'LINK',
  'DATABASE',
  'RD',
  'CONTROL',
  'HTMLCONTROL',
]);

export function loadsContent(instruction: string): boolean {
  const keyword = /^[\s"\u201c\u201d]*([^\s"\u201c\u201d\\]+)/.exec(instruction)?.[1] ?? '';
  return loadingFields.has(keyword.toUpperCase());
}

/** A range of the XML and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Field {
  instruction: string;
  /** Edits that remove its markers and its instruction. */
  removals: Edit[];
  isInResult: boolean;
  /** Its keyword comes from a nested field and is unknown: it counts as one that loads something. */
  hasUnknownKeyword: boolean;
}

export interface FieldTracker {
  /** A field marker of this type; `removal` is the edit that removes it, applied if its field is removed. */
  fieldTag: (type: string, removal: Edit) => void;
  /** Whether text at this point belongs to an instruction. */
  isInInstruction: () => boolean;
  instruction: (text: string) => void;
  instructionRange: (range: { start: number; end: number }) => void;
  /** The edits to the text, once it has been read. */
  edits: () => Edit[];
}

/**
 * Tracks fields by their markers (begin, separate, end), which may be paragraphs apart. A field that loads something loses its markers and
 * instruction; its result stays as plain text.
 */
export function trackFields(): FieldTracker {
  const open: Field[] = [];
  const edits: Edit[] = [];

  function closeField(field: Field | undefined): void {
    if (field && (field.hasUnknownKeyword || loadsContent(field.instruction))) {
      for (const removal of field.removals) edits.push(removal);
    }
  }

  return {
    fieldTag: (type, removal) => {
      const current = open.at(-1);
      if (type === 'begin') {
        if (current && !current.isInResult && !/^\s*(=|[^\s"]+[\s"])/.test(current.instruction))
          current.hasUnknownKeyword = true;
        open.push({ instruction: '', removals: [removal], isInResult: false, hasUnknownKeyword: false });
        return;
      }
      if (!current) return;
      current.removals.push(removal);
      if (type === 'separate') current.isInResult = true;
      else if (type === 'end') closeField(open.pop());
    },
    isInInstruction: () => open.at(-1)?.isInResult === false,
    instruction: (text) => {
      const current = open.at(-1);
      if (current) current.instruction += text;
    },
    instructionRange: (range) => open.at(-1)?.removals.push({ ...range, text: '' }),
    edits: () => {
      while (open.length > 0) closeField(open.pop());
      return edits;
    },
  };
}
