/** Fields of a text that take in what stands elsewhere, or start another program for it. */
const loading = new Set([
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

export function isLoadingField(instruction: string): boolean {
  const keyword = /^[\s"\u201c\u201d]*([^\s"\u201c\u201d\\]+)/.exec(instruction)?.[1] ?? '';
  return loading.has(keyword.toUpperCase());
}

/** What a range of the XML is replaced with. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Field {
  instruction: string;
  /** Its tags, and what stands in its instruction. */
  ranges: Edit[];
  isInResult: boolean;
  /** Another field makes its keyword, which no rule can read. */
  isHidden: boolean;
}

export interface FieldFollower {
  /** @param gone what becomes of the mark if its field goes */
  fieldTag: (type: string, gone: Edit) => void;
  /** Whether the text that begins now belongs to an instruction. */
  isInInstruction: () => boolean;
  instruction: (text: string) => void;
  instructionRange: (range: { start: number; end: number }) => void;
  /** What has to be done to the text, once it has been read. */
  edits: () => Edit[];
}

/**
 * Follows the fields of a text over their marks (begin, separate, end), which may lie paragraphs apart. A field that loads
 * loses its marks and its instruction; what it shows stays as ordinary words.
 */
export function followFields(): FieldFollower {
  const open: Field[] = [];
  const edits: Edit[] = [];

  function close(field: Field | undefined): void {
    if (field && (field.isHidden || isLoadingField(field.instruction))) {
      for (const range of field.ranges) edits.push(range);
    }
  }

  return {
    fieldTag: (type, range) => {
      const current = open.at(-1);
      if (type === 'begin') {
        if (current && !current.isInResult && !/^\s*(=|[^\s"]+[\s"])/.test(current.instruction))
          current.isHidden = true;
        open.push({ instruction: '', ranges: [range], isInResult: false, isHidden: false });
        return;
      }
      if (!current) return;
      current.ranges.push(range);
      if (type === 'separate') current.isInResult = true;
      else if (type === 'end') close(open.pop());
    },
    isInInstruction: () => open.at(-1)?.isInResult === false,
    instruction: (text) => {
      const current = open.at(-1);
      if (current) current.instruction += text;
    },
    instructionRange: (range) => open.at(-1)?.ranges.push({ ...range, text: '' }),
    edits: () => {
      while (open.length > 0) close(open.pop());
      return edits;
    },
  };
}
