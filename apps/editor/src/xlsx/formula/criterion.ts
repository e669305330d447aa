import { isError, type Value } from '../workbook/workbook.ts';
import { numberIn } from './values.ts';

const errorPattern = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** Compiles a criterion such as `>5`, `<>x` or `A*` to a predicate. */
export function criterion(requested: Value): (value: Value) => boolean {
  if (requested === null) return (value) => value === 0;
  if (typeof requested !== 'string') return (value) => isEqual(value, requested);
  const [, sign = '', rest = ''] = /^(<=|>=|<>|=|<|>)?([\s\S]*)$/.exec(requested) ?? [];
  const number = numberIn(rest);
  switch (sign) {
    case '<':
    case '>':
    case '<=':
    case '>=':
      return ordered(sign, number ?? rest);
    case '<>': {
      const holds = equals(rest, number);
      return (value) => !holds(value);
    }
    default:
      if (sign === '=' && rest === '') return (value) => value === null;
      return equals(rest, number);
  }
}

function isEqual(value: Value, requested: Value): boolean {
  if (isError(value) || isError(requested))
    return isError(value) && isError(requested) && value.error === requested.error;
  return value === requested;
}

function equals(text: string, number: number | null): (value: Value) => boolean {
  if (number !== null)
    return (value) => value === number || (typeof value === 'string' && numberIn(value) === number);
  const word = text.toUpperCase();
  if (word === 'TRUE' || word === 'FALSE') return (value) => value === (word === 'TRUE');
  if (text === '') return (value) => value === null || value === '';
  if (errorPattern.test(word)) return (value) => isError(value) && value.error === word;
  const pattern = wildcards(text);
  return (value) => typeof value === 'string' && pattern.test(value);
}

function ordered(sign: string, bound: number | string): (value: Value) => boolean {
  return (value) => {
    if (typeof value !== typeof bound || value === null) return false;
    const order =
      typeof value === 'string' && typeof bound === 'string'
        ? value.toLowerCase().localeCompare(bound.toLowerCase(), 'en')
        : Number(value) - Number(bound);
    return sign === '<' ? order < 0 : sign === '>' ? order > 0 : sign === '<=' ? order <= 0 : order >= 0;
  };
}

/**
 * `?` is any character, `*` any sequence, `~` escapes. Each part after a star is matched once, leftmost, and never retried (a back-referenced
 * lookahead does not backtrack): a pattern with many stars takes no longer than one with few. Only the last part of a complete match may be a later
 * occurrence.
 */
export function wildcards(text: string, isWhole = true): RegExp {
  const [first = '', ...parts] = text.split(/(?<!~(?:~~)*)\*+/).map(literal);
  const last = isWhole ? parts.pop() : undefined;
  const body = parts.map((part, at) => `(?=(.*?${part}))\\${at + 1}`).join('');
  const end = last === undefined ? '' : `.*${last}`;
  return new RegExp(isWhole ? `^${first}${body}${end}$` : first + body, 'isu');
}

const literal = (text: string): string =>
  text.replace(/~[*?~]|[?]|[.+*^${}()|[\]\\/]/g, (found) => {
    if (found === '?') return '.';
    const sign = found.slice(-1);
    return sign === '~' ? sign : `\\${sign}`;
  });
