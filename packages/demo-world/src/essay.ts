/**
 * An essay as its file holds it. Braces in a paragraph give what its writer had first: `{first|final}`. An
 * empty first side was added later, an empty final side was struck out.
 */
export interface EssaySource {
  readonly slug: string;
  readonly title: string;
  /** Paragraphs after the title. */
  readonly body: readonly string[];
  /** Key words in the order of the paragraphs, as somebody who plans would note them. */
  readonly outline?: readonly string[];
  /** What its reader gave for it, and said about it. */
  readonly score?: number;
  readonly comments?: readonly string[];
}

/** A run of text that was written in one way and ended in another; most runs stay as they were. */
export interface Phrase {
  readonly first: string;
  readonly final: string;
}

export interface Essay {
  readonly slug: string;
  readonly title: string;
  /** The title is the first paragraph. */
  readonly paragraphs: readonly (readonly Phrase[])[];
  readonly outline: readonly string[];
  readonly score: number | null;
  readonly comments: readonly string[];
  /** The finished text, one paragraph a line. */
  readonly text: string;
}

const braces = /\{([^{}|]*)\|([^{}|]*)\}/g;

/** Reads an essay file. */
export function parseEssay(source: EssaySource): Essay {
  const body = source.body.map((paragraph) => phrasesOf(withSpacesInside(paragraph)));
  const paragraphs = [[unchanged(source.title)], ...body];
  const text = paragraphs.map((phrases) => phrases.map(({ final }) => final).join('')).join('\n');
  const { slug, title, outline = [], score = null, comments = [] } = source;
  return { slug, title, paragraphs, outline, score, comments, text };
}

/** What is struck out or added takes a space along, so that none is left over beside the gap. */
function withSpacesInside(paragraph: string): string {
  return paragraph
    .replace(/ \{([^{}|]+)\|\}$/, '{ $1|}')
    .replace(/ \{\|([^{}|]+)\}$/, '{| $1}')
    .replace(/\{([^{}|]+)\|\} /g, '{$1 |}')
    .replace(/\{\|([^{}|]+)\} /g, '{|$1 }');
}

function phrasesOf(paragraph: string): Phrase[] {
  const phrases: Phrase[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(braces)) {
    const [full, first = '', final = ''] = match;
    if (match.index > end) phrases.push(unchanged(paragraph.slice(end, match.index)));
    phrases.push({ first, final });
    end = match.index + full.length;
  }
  if (end < paragraph.length) phrases.push(unchanged(paragraph.slice(end)));
  return phrases;
}

function unchanged(text: string): Phrase {
  return { first: text, final: text };
}
