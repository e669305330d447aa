import type { PastedInline, PastedParagraph, TextMark } from './blocks.ts';

export interface TextStyle {
  marks: ReadonlySet<TextMark>;
  href: string | null;
  /** Spaces and line ends are kept. */
  isPreformatted: boolean;
}

export type ParagraphProperties = Omit<PastedParagraph, 'kind' | 'content'>;

/** Builds one paragraph: white space is collapsed as in a browser. */
export interface ParagraphBuilder {
  addText: (text: string, style: TextStyle) => void;
  add: (inline: Exclude<PastedInline, { kind: 'text' }>) => void;
  finish: () => PastedParagraph;
}

export function createParagraph(frame: ParagraphProperties): ParagraphBuilder {
  const content: PastedInline[] = [];
  const endsWithSpace = (): boolean => {
    const last = content.at(-1);
    return last === undefined || last.kind === 'break' || (last.kind === 'text' && last.text.endsWith(' '));
  };
  const append = (text: string, style: TextStyle): void => {
    if (text === '') return;
    // Headings are bold by style, so pasted bold is dropped.
    const marks = [...style.marks].filter((mark) => mark !== 'bold' || !isHeading(frame)).sort();
    // Links are underlined by style.
    const uniqueMarks = style.href === null ? marks : marks.filter((mark) => mark !== 'underline');
    const last = content.at(-1);
    if (last?.kind === 'text' && last.href === style.href && last.marks.join() === uniqueMarks.join()) {
      last.text += text;
    } else {
      content.push({ kind: 'text', text, marks: uniqueMarks, href: style.href });
    }
  };
  const addText = (text: string, style: TextStyle): void => {
    if (style.isPreformatted) {
      text.split(/\r\n|\r|\n/).forEach((line, index) => {
        if (index > 0) content.push({ kind: 'break' });
        line.split('\t').forEach((piece, at) => {
          if (at > 0) content.push({ kind: 'tab' });
          append(removeControls(piece), style);
        });
      });
      return;
    }
    const collapsed = collapseNonBreakingSpaces(removeControls(text)).replace(/[ \t\r\n\f]+/g, ' ');
    const textToAppend = endsWithSpace() ? collapsed.replace(/^ /, '') : collapsed;
    // At the edges, a non-breaking space represents an ordinary one.
    append(textToAppend.replace(/^\u00a0|\u00a0$/g, ' '), style);
  };
  return {
    addText,
    add: (inline) => content.push(inline),
    finish: () => ({ kind: 'paragraph', ...frame, content: trimEnds(content) }),
  };
}

function isHeading({ role }: ParagraphProperties): boolean {
  return role.startsWith('heading') || role === 'title';
}

/** Sequences of non-breaking spaces in copied text represent ordinary ones; a single one between words is intended. */
function collapseNonBreakingSpaces(text: string): string {
  return text.replace(/[\u00a0 ]{2,}/g, ' ');
}

/** Removes characters that a docx cannot contain, and invisible markers of other programs. */
function removeControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g, '');
}

/** The last line break and surrounding spaces are invisible. */
function trimEnds(content: PastedInline[]): PastedInline[] {
  const trimmed = [...content];
  for (let last = trimmed.at(-1); last !== undefined; last = trimmed.at(-1)) {
    if (last.kind === 'break') trimmed.pop();
    else if (last.kind === 'text' && /[ \u00a0]$/.test(last.text)) {
      trimmed.pop();
      const text = last.text.replace(/(?<![ \u00a0])[ \u00a0]+$/, '');
      if (text !== '') trimmed.push({ ...last, text });
    } else break;
  }
  const [first, ...rest] = trimmed;
  return first?.kind === 'text' && first.text.trim() === '' ? rest : trimmed;
}
