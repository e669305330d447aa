import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString, getText, listChildren } from '../../../xml/values.ts';
import { toStyledLetters } from './letters.ts';
import { createMath, type MathNode } from './math-node.ts';

/** Text of an equation (`m:r`): numbers, names and operators. */
export function readRun(run: Element): MathNode[] {
  const text = listChildren(run, 'm:t').map(getText).join('');
  const properties = findChild(run, 'm:rPr');
  if (isOn(findByPath(properties, 'm:nor'))) return [createMath('mtext', keepSpaces(text))];
  const style = getValue(properties, 'm:sty') ?? 'i';
  const script = getValue(properties, 'm:scr') ?? 'roman';
  const pattern = style === 'p' || style === 'b' ? uprightTokens : italicTokens;
  return [...text.matchAll(pattern)].map(([token]) => createToken(token, { style, script }));
}

/** An element without a value is on. */
export function isOn(element: Element | null): boolean {
  return element !== null && !/^(?:0|off|false)$/.test(getString(element, 'm:val') ?? '');
}

export const getValue = (properties: Element | null, name: string): string | null =>
  getString(findByPath(properties, name), 'm:val');

/** Letters of upright text are one name: `sin`. */
const uprightTokens = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|\s+|./gsu;
const italicTokens = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|./gsu;

function createToken(token: string, { style, script }: { style: string; script: string }): MathNode {
  if (/^\s+$/.test(token)) return createMath('mtext', keepSpaces(token));
  if (/^\d/.test(token)) return createMath('mn', toStyledLetters(token, { style, script }));
  if (!/^[\p{L}∞∂∇ℏ]/u.test(token)) return createMath('mo', operators[token] ?? token);
  const letters = toStyledLetters(token, { style, script });
  // Browsers draw a single letter in italics.
  const isUpright = style === 'p' && letters === token;
  return createMath('mi', letters, isUpright && [...token].length === 1 ? { mathvariant: 'normal' } : {});
}

const operators: Readonly<Record<string, string>> = { '-': '−', '*': '∗', "'": '′' };

const keepSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');
