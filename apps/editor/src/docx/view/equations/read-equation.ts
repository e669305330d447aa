import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString, listChildren } from '../../../xml/values.ts';
import { createMath, createRow, createSign, type MathNode } from './math-node.ts';
import { getValue, isOn, readRun } from './read-run.ts';

/** Deeper nested equations are cut off: nobody writes them, and the page would not end to draw them. */
const maxDepth = 60;

/** An equation of Office (`m:oMath`, `m:oMathPara`; ECMA-376 Part 1, 22.1) as MathML. */
export function readEquation(root: Element, { isBlock, text }: { isBlock: boolean; text: string }): MathNode {
  const equations = root.name === 'm:oMathPara' ? listChildren(root, 'm:oMath') : [root];
  const rows = equations.map((equation) => createRow(readAll(equation, 0)));
  const content =
    rows.length < 2
      ? rows
      : [
          createTable(
            rows.map((row) => [row]),
            ['left'],
          ),
        ];
  return createMath('math', content, {
    ...(isBlock ? { display: 'block' } : {}),
    ...(text === '' ? {} : { alttext: text }),
  });
}

function readAll(parent: Element | null, depth: number): MathNode[] {
  if (parent === null || depth > maxDepth) return [];
  return parent.children.flatMap((child) => readOne(child, depth + 1));
}

type Read = (element: Element, depth: number) => MathNode[];

/** An argument as one element; without content an empty `mrow`, because MathML counts the children. */
function readArgument(element: Element, name: string, depth: number): MathNode {
  return createRow(readAll(findChild(element, name), depth));
}

const properties = (element: Element): Element | null =>
  element.children.find(({ name }) => name.startsWith('m:') && name.endsWith('Pr')) ?? null;

function readOne(element: Element, depth: number): MathNode[] {
  if (element.name === 'm:r') return readRun(element);
  const read = readers[element.name];
  if (read !== undefined) return read(element, depth);
  // Tracked changes, controls and the like around parts of an equation.
  return /^w:(?:ins|moveTo|hyperlink|sdt|sdtContent|smartTag|customXml)$/.test(element.name)
    ? readAll(element, depth)
    : [];
}

const readers: Readonly<Record<string, Read>> = {
  'm:oMath': readAll,
  'm:box': (element, depth) => [readArgument(element, 'm:e', depth)],
  'm:borderBox': (element, depth) => [
    createMath('mrow', [readArgument(element, 'm:e', depth)], { class: 'equation-boxed' }),
  ],
  'm:phant': readPhantom,
  'm:f': readFraction,
  'm:rad': readRadical,
  'm:sSub': (element, depth) => [readScripts(element, ['m:e', 'm:sub'], 'msub', depth)],
  'm:sSup': (element, depth) => [readScripts(element, ['m:e', 'm:sup'], 'msup', depth)],
  'm:sSubSup': (element, depth) => [readScripts(element, ['m:e', 'm:sub', 'm:sup'], 'msubsup', depth)],
  'm:sPre': readPrescripts,
  'm:nary': readNary,
  'm:d': readDelimiters,
  'm:m': readMatrix,
  'm:eqArr': readEquationArray,
  'm:acc': readAccent,
  'm:bar': readBar,
  'm:groupChr': readGroupCharacter,
  'm:limLow': (element, depth) => [readScripts(element, ['m:e', 'm:lim'], 'munder', depth)],
  'm:limUpp': (element, depth) => [readScripts(element, ['m:e', 'm:lim'], 'mover', depth)],
  'm:func': (element, depth) => [
    readArgument(element, 'm:fName', depth),
    // Function application, which is read aloud and not drawn.
    createSign('\u2061'),
    readArgument(element, 'm:e', depth),
  ],
};

function readScripts(element: Element, names: readonly string[], tag: string, depth: number): MathNode {
  return createMath(
    tag,
    names.map((name) => readArgument(element, name, depth)),
  );
}

function readPhantom(element: Element, depth: number): MathNode[] {
  const content = readArgument(element, 'm:e', depth);
  const shown = findByPath(properties(element), 'm:show');
  return [shown === null || isOn(shown) ? content : createMath('mphantom', [content])];
}

function readFraction(element: Element, depth: number): MathNode[] {
  const [numerator, denominator] = [
    readArgument(element, 'm:num', depth),
    readArgument(element, 'm:den', depth),
  ];
  const type = getValue(properties(element), 'm:type') ?? 'bar';
  if (type === 'lin') return [createMath('mrow', [numerator, createSign('/'), denominator])];
  if (type === 'skw')
    return [
      createMath('mrow', [
        createMath('msup', [createRow([]), numerator]),
        createSign('⁄'),
        createMath('msub', [createRow([]), denominator]),
      ]),
    ];
  return [createMath('mfrac', [numerator, denominator], type === 'noBar' ? { linethickness: '0' } : {})];
}

function readRadical(element: Element, depth: number): MathNode[] {
  const degree = readAll(findChild(element, 'm:deg'), depth);
  const content = readArgument(element, 'm:e', depth);
  const isHidden = isOn(findByPath(properties(element), 'm:degHide'));
  return [
    isHidden || degree.length === 0
      ? createMath('msqrt', [content])
      : createMath('mroot', [content, createRow(degree)]),
  ];
}

function readPrescripts(element: Element, depth: number): MathNode[] {
  return [
    createMath('mmultiscripts', [
      readArgument(element, 'm:e', depth),
      createMath('mprescripts', ''),
      readArgument(element, 'm:sub', depth),
      readArgument(element, 'm:sup', depth),
    ]),
  ];
}

/** A sign with limits: an integral unless it says otherwise, with limits beside it unless it says otherwise. */
function readNary(element: Element, depth: number): MathNode[] {
  const own = properties(element);
  const sign = createSign(getValue(own, 'm:chr') ?? '∫', { largeop: 'true' });
  const isShown = (name: string): boolean => !isOn(findByPath(own, name));
  const lower = isShown('m:subHide') ? readAll(findChild(element, 'm:sub'), depth) : [];
  const upper = isShown('m:supHide') ? readAll(findChild(element, 'm:sup'), depth) : [];
  const isBeside = (getValue(own, 'm:limLoc') ?? 'subSup') === 'subSup';
  const [under, over, both] = isBeside ? ['msub', 'msup', 'msubsup'] : ['munder', 'mover', 'munderover'];
  const limits = [lower, upper].filter((limit) => limit.length > 0).map(createRow);
  const tag = limits.length === 2 ? both : lower.length > 0 ? under : over;
  return [
    limits.length === 0 || tag === undefined ? sign : createMath(tag, [sign, ...limits]),
    readArgument(element, 'm:e', depth),
  ];
}

function readDelimiters(element: Element, depth: number): MathNode[] {
  const own = properties(element);
  const fence = { fence: 'true', stretchy: 'true' };
  const [begin, separator, end] = [
    getValue(own, 'm:begChr') ?? '(',
    getValue(own, 'm:sepChr') ?? '|',
    getValue(own, 'm:endChr') ?? ')',
  ];
  const parts = listChildren(element, 'm:e').flatMap((part, index) => [
    ...(index === 0 || separator === '' ? [] : [createSign(separator, fence)]),
    createRow(readAll(part, depth)),
  ]);
  return [
    createMath('mrow', [
      ...(begin === '' ? [] : [createSign(begin, fence)]),
      ...parts,
      ...(end === '' ? [] : [createSign(end, fence)]),
    ]),
  ];
}

function readMatrix(element: Element, depth: number): MathNode[] {
  const columns = listChildren(findByPath(properties(element), 'm:mcs'), 'm:mc').flatMap((column) => {
    const own = properties(column);
    const count = Math.min(64, Number(getValue(own, 'm:count') ?? 1) || 1);
    return Array.from({ length: count }, () => getValue(own, 'm:mcJc') ?? 'center');
  });
  const rows = listChildren(element, 'm:mr').map((row) =>
    listChildren(row, 'm:e').map((cell) => createRow(readAll(cell, depth))),
  );
  return [createTable(rows, columns)];
}

/** Lines of equations; `&` marks where they are aligned, alternately at the right and the left. */
function readEquationArray(element: Element, depth: number): MathNode[] {
  const rows = listChildren(element, 'm:e').map((row) => splitAtMarks(readAll(row, depth)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) =>
    index % 2 === 0 && width > 1 ? 'right' : 'left',
  );
  return [createTable(rows, width === 1 ? ['center'] : columns)];
}

function splitAtMarks(nodes: readonly MathNode[]): MathNode[] {
  const cells: MathNode[][] = [[]];
  for (const node of nodes) {
    if (node.tag === 'mo' && node.content === '&') cells.push([]);
    else cells.at(-1)?.push(node);
  }
  return cells.map(createRow);
}

function createTable(rows: readonly (readonly MathNode[])[], columns: readonly string[]): MathNode {
  return createMath(
    'mtable',
    rows.map((cells) =>
      createMath(
        'mtr',
        cells.map((cell, index) =>
          createMath('mtd', [cell], { class: `equation-${columns[index] ?? columns[0] ?? 'center'}` }),
        ),
      ),
    ),
  );
}

/** Accents are stored as combining characters. */
const spacingAccents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': '´',
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '¯',
  '\u0305': '‾',
  '\u0306': '˘',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u030a': '˚',
  '\u030c': 'ˇ',
  '\u0332': '_',
  '\u20d6': '←',
  '\u20d7': '→',
  '\u20e1': '↔',
  '\u20db': '⃛',
};

function readAccent(element: Element, depth: number): MathNode[] {
  const mark = getValue(properties(element), 'm:chr') ?? '\u0302';
  const content = readArgument(element, 'm:e', depth);
  const sign = createSign(spacingAccents[mark] ?? mark, { stretchy: 'false' });
  return [createMath('mover', [content, sign], { accent: 'true' })];
}

function readBar(element: Element, depth: number): MathNode[] {
  const isTop = getValue(properties(element), 'm:pos') === 'top';
  const bar = createSign(isTop ? '‾' : '_', { stretchy: 'true' });
  return [createMath(isTop ? 'mover' : 'munder', [readArgument(element, 'm:e', depth), bar])];
}

function readGroupCharacter(element: Element, depth: number): MathNode[] {
  const own = properties(element);
  const sign = createSign(getValue(own, 'm:chr') ?? '⏟', { stretchy: 'true' });
  const isTop = getValue(own, 'm:pos') === 'top';
  return [createMath(isTop ? 'mover' : 'munder', [readArgument(element, 'm:e', depth), sign])];
}

/** Alignment of equations in a paragraph of their own; null for the middle. */
export function getEquationAlignment(root: Element): string | null {
  const alignment = getString(findByPath(root, 'm:oMathParaPr', 'm:jc'), 'm:val');
  return alignment === 'left' || alignment === 'right' ? alignment : null;
}
