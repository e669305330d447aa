/** Statements of an SQL file, without comments. */
export interface Statement {
  /** As it is sent to the database. */
  text: string;
  /** Line of its first word. */
  line: number;
  /** Words, names and signs in upper case; texts are left out. */
  words: string[];
}

interface Token {
  kind: 'space' | 'word' | 'name' | 'text' | 'sign';
  text: string;
}

/** In this order: comments, texts in quotes and dollars, quoted names, words and numbers, and any other sign. */
const tokenPatterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /\s+|--[^\n]*/y],
  ['text', /[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'/y],
  ['text', /(\$[A-Za-z_]*\$)[\s\S]*?\1/y],
  ['name', /"(?:[^"]|"")*"/y],
  ['word', /[\p{L}_0-9][\p{L}_0-9$]*/uy],
  ['sign', /[\s\S]/y],
];

export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let tokens: { token: Token; position: number }[] = [];
  const endStatement = () => {
    const first = tokens.find(({ token }) => token.kind !== 'space');
    if (first)
      statements.push({
        text: tokens
          .map(({ token }) => token.text)
          .join('')
          .trim(),
        line: sql.slice(0, first.position).split('\n').length,
        words: tokens.flatMap(({ token }) => wordOf(token)),
      });
    tokens = [];
  };
  for (let position = 0; position < sql.length; ) {
    const token = readToken(sql, position);
    if (token.kind === 'sign' && token.text === ';') endStatement();
    else tokens.push({ token, position });
    position += token.text.length;
  }
  endStatement();
  return statements;
}

function readToken(sql: string, position: number): Token {
  if (sql.startsWith('/*', position)) return { kind: 'space', text: readBlockComment(sql, position) };
  for (const [kind, pattern] of tokenPatterns) {
    pattern.lastIndex = position;
    const text = pattern.exec(sql)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return { kind: 'sign', text: sql.charAt(position) };
}

/** Block comments may contain others. */
function readBlockComment(sql: string, start: number): string {
  let depth = 0;
  let position = start;
  do {
    if (sql.startsWith('/*', position)) depth += 1;
    else if (sql.startsWith('*/', position)) depth -= 1;
    else {
      position += 1;
      continue;
    }
    position += 2;
  } while (depth > 0 && position < sql.length);
  return sql.slice(start, position);
}

function wordOf({ kind, text }: Token): string[] {
  switch (kind) {
    case 'space':
    case 'text':
      return [];
    case 'word':
    case 'sign':
      return [text.toUpperCase()];
    case 'name':
      return [text.slice(1, -1).toUpperCase()];
  }
}
