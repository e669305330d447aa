/**
 * A streaming parser for a large JSON object: emits its members as they end, and the elements of one list member one by one, so that the list is
 * never in memory as a whole. Pieces are parsed by `JSON.parse`.
 */
export interface MemberReader {
  /** Throws a SyntaxError. */
  write: (text: string) => void;
  end: () => void;
}

export function createMemberReader(options: {
  list: string;
  onElement: (element: unknown) => void;
  onMember: (name: string, value: unknown) => void;
}): MemberReader {
  const opensList = new RegExp(`^\\s*"${options.list}"\\s*:\\s*$`);
  let piece = '';
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  /** Position relative to the list: not in its member, inside the list, or between its end and the end of its member. */
  let list: 'none' | 'inside' | 'behind' = 'none';
  let elements = 0;
  let members = 0;
  let isDone = false;

  function endElement(isLast: boolean): void {
    if (!(isLast && elements === 0 && piece.trim() === '')) options.onElement(JSON.parse(piece));
    elements += 1;
    piece = '';
  }

  function endMember(isLast: boolean): void {
    if (list === 'behind') {
      if (piece.trim() !== '') throw new SyntaxError('Something stands behind the list.');
    } else if (piece.trim() !== '') {
      const member: Record<string, unknown> = JSON.parse(`{${piece}}`);
      for (const [name, value] of Object.entries(member)) options.onMember(name, value);
    } else if (!isLast || members > 0) throw new SyntaxError('A member is missing.');
    list = 'none';
    members += 1;
    piece = '';
  }

  /** True if the character belongs to no piece. */
  function isBoundary(char: string): boolean {
    if (char === '{' || char === '[') {
      depth += 1;
      if (depth === 1) return true;
      if (depth !== 2 || char !== '[' || list !== 'none' || !opensList.test(piece)) return false;
      list = 'inside';
      elements = 0;
      piece = '';
      return true;
    }
    if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 1 && list === 'inside') {
        endElement(true);
        list = 'behind';
        return true;
      }
      if (depth === 0) {
        endMember(true);
        isDone = true;
        return true;
      }
      return false;
    }
    if (char !== ',') return false;
    if (depth === 2 && list === 'inside') endElement(false);
    else if (depth === 1) endMember(false);
    else return false;
    return true;
  }

  return {
    write: (text) => {
      let from = 0;
      for (let index = 0; index < text.length; index++) {
        const char = text.charAt(index);
        if (isInString) {
          if (isEscaped) isEscaped = false;
          else if (char === '\\') isEscaped = true;
          else if (char === '"') isInString = false;
          continue;
        }
        if (char === '"') isInString = true;
        if (isDone || depth === 0) {
          if (/\s/.test(char) || (!isDone && char === '{')) {
            if (char === '{') depth = 1;
            from = index + 1;
            continue;
          }
          throw new SyntaxError('This is no JSON object.');
        }
        if (!'{}[],'.includes(char)) continue;
        piece += text.slice(from, index);
        from = index;
        if (isBoundary(char)) from = index + 1;
      }
      piece += text.slice(from);
    },
    end: () => {
      if (!isDone) throw new SyntaxError('The JSON object does not end.');
    },
  };
}
