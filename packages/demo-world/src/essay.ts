/**
 * The source format of an essay. Braces in a paragraph contain what the writer had first: `{first|final}`. An empty first side was added later, an
 * empty final side was deleted.
 */
export interface EssaySource {
  readonly slug: string;
  readonly title: string;
  /** Paragraphs after the title. */
  readonly body: readonly string[];
  /** Key words in the order of the paragraphs, as a planning writer would note them. */
  readonly outline?: readonly string[];
  /** The reader's grade and comment. */
  readonly score?: number;
  readonly comments?: readonly string[];
}

/** A run of text with its first and final wording; most runs are unchanged. */
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
  /** The finished text, one paragraph per line. */
  readonly text: string;
}

const braces = /\{([^{}|]*)\|([^{}|]*)\}/g;

/** Parses an essay source. */
export function parseEssay(source: EssaySource): Essay {
  const body = source.body.map((paragraph) => phrasesOf(withSpacesInside(paragraph)));
  const paragraphs = [[unchanged(source.title)], ...body];
  const text = paragraphs.map((phrases) => phrases.map(({ final }) => final).join('')).join('\n');
  const { slug, title, outline = [], score = null, comments = [] } = source;
  return { slug, title, paragraphs, outline, score, comments, text };
}

/** Deletions and insertions include an adjacent space, so that none is left beside the gap. */
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
