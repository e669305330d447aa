import { isError, type Value } from '../workbook/workbook.ts';
import { parseNumberOrNull } from './values.ts';

const errorPattern = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** Compiles a criterion such as `>5`, `<>x` or `A*` to a predicate. */
export function compileCriterion(criterion: Value): (value: Value) => boolean {
  if (criterion === null) return (value) => value === 0;
  if (typeof criterion !== 'string') return (value) => isEqual(value, criterion);
  const [, character = '', operand = ''] = /^(<=|>=|<>|=|<|>)?([\s\S]*)$/.exec(criterion) ?? [];
  const number = parseNumberOrNull(operand);
  switch (character) {
    case '<':
    case '>':
    case '<=':
    case '>=':
      return createOrderTest(character, number ?? operand);
    case '<>': {
      const matches = createEqualityTest(operand, number);
      return (value) => !matches(value);
    }
    default:
      if (character === '=' && operand === '') return (value) => value === null;
      return createEqualityTest(operand, number);
  }
}

function isEqual(value: Value, criterion: Value): boolean {
  if (isError(value) || isError(criterion))
    return isError(value) && isError(criterion) && value.error === criterion.error;
  return value === criterion;
}

function createEqualityTest(text: string, number: number | null): (value: Value) => boolean {
  if (number !== null)
    return (value) => value === number || (typeof value === 'string' && parseNumberOrNull(value) === number);
  const upperText = text.toUpperCase();
  if (upperText === 'TRUE' || upperText === 'FALSE') return (value) => value === (upperText === 'TRUE');
  if (text === '') return (value) => value === null || value === '';
  if (errorPattern.test(upperText)) return (value) => isError(value) && value.error === upperText;
  const pattern = compileWildcards(text);
  return (value) => typeof value === 'string' && pattern.test(value);
}

function createOrderTest(character: string, operand: number | string): (value: Value) => boolean {
  return (value) => {
    if (typeof value !== typeof operand || value === null) return false;
    const order =
      typeof value === 'string' && typeof operand === 'string'
        ? value.toLowerCase().localeCompare(operand.toLowerCase(), 'en')
        : Number(value) - Number(operand);
    return character === '<'
      ? order < 0
      : character === '>'
        ? order > 0
        : character === '<='
          ? order <= 0
          : order >= 0;
  };
}

/**
 * `?` is any character, `*` any sequence, `~` escapes. Each part after a star is matched once, leftmost, and never retried (a back-referenced
 * lookahead does not backtrack): a pattern with many stars takes no longer than one with few. Only the last part of a complete match may be a later
 * occurrence.
 */
export function compileWildcards(text: string, isWhole = true): RegExp {
  const [first = '', ...parts] = text.split(/(?=\*)(?<!(?<!~)(?:~~)*~)\*+/).map(escapeLiteral);
  const last = isWhole ? parts.pop() : undefined;
  const body = parts.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join('');
  const end = last === undefined ? '' : `.*${last}`;
  return new RegExp(isWhole ? `^${first}${body}${end}$` : first + body, 'isu');
}

const escapeLiteral = (text: string): string =>
  text.replace(/~[*?~]|[?]|[.+*^${}()|[\]\\/]/g, (found) => {
    if (found === '?') return '.';
    const character = found.slice(-1);
    return character === '~' ? character : `\\${character}`;
  });
