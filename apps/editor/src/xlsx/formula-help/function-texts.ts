import type { TFunction } from 'i18next';
import { listFunctionNames } from '../formula/functions.ts';
import { localizeFunctionName, parseFunctionName } from '../formula/local-formulas.ts';

/** What is said about a function. */
export interface FunctionText {
  /** In files. */
  name: string;
  /** As it is typed. */
  localName: string;
  /** Empty for functions that are only named. */
  text: string;
  arguments: readonly string[];
}

const maxListed = 8;

/** The functions that begin with what is typed: described ones first. */
export function listFunctionTexts(prefix: string, lang: string, t: TFunction): FunctionText[] {
  const upperPrefix = prefix.toUpperCase();
  return listFunctionNames()
    .map((name) => ({ name, localName: localizeFunctionName(name, lang) }))
    .filter(({ name, localName }) => localName.startsWith(upperPrefix) || name.startsWith(upperPrefix))
    .map(({ name }) => readFunctionText(name, lang, t))
    .sort(
      (one, other) =>
        Number(other.localName === upperPrefix) - Number(one.localName === upperPrefix) ||
        Number(other.text !== '') - Number(one.text !== '') ||
        one.localName.localeCompare(other.localName),
    )
    .slice(0, maxListed);
}

/** Null for a function that is not described. */
export function findFunctionText(typedName: string, lang: string, t: TFunction): FunctionText | null {
  const found = readFunctionText(parseFunctionName(typedName, lang), lang, t);
  return found.text === '' ? null : found;
}

const catalogues = new WeakMap<TFunction, object>();

/** The texts of all functions: their names may have points, which part the keys of catalogues. */
function readCatalogue(t: TFunction): object {
  const known = catalogues.get(t);
  if (known !== undefined) return known;
  const all: unknown = t('formula-help:functions', { returnObjects: true });
  const found = typeof all === 'object' && all !== null ? all : {};
  catalogues.set(t, found);
  return found;
}

function readFunctionText(name: string, lang: string, t: TFunction): FunctionText {
  const entry: unknown = Reflect.get(readCatalogue(t), name);
  const read = (key: string): string => {
    const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : '';
    return typeof value === 'string' ? value : '';
  };
  const args = read('arguments');
  return {
    name,
    localName: localizeFunctionName(name, lang),
    text: read('text'),
    arguments: args === '' ? [] : args.split('; '),
  };
}

/** The position in the list of arguments for one that is typed: the last ones may repeat. */
export function findShownArgument(args: readonly string[], typed: number): number {
  const repeats = args.indexOf('…');
  return repeats >= 0 && typed >= repeats ? repeats : typed;
}
