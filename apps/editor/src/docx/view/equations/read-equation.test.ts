import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import type { MathNode } from './math-node.ts';
import { readEquation } from './read-equation.ts';

/** MathML as text, without attributes that the browser does not need to know for it. */
function toText({ tag, attributes, content }: MathNode): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const inner = typeof content === 'string' ? content : content.map(toText).join('');
  return `<${tag}${list.join('')}>${inner}</${tag}>`;
}

function read(content: string): string {
  const root = readElement(`<m:oMath>${content}</m:oMath>`);
  if (root === null) throw new Error('The markup of the test is broken');
  const math = toText(readEquation(root, { isBlock: false, text: '' }));
  return math.slice('<math>'.length, -'</math>'.length);
}

const r = (text: string, properties = ''): string =>
  `<m:r>${properties === '' ? '' : `<m:rPr>${properties}</m:rPr>`}<m:t>${text}</m:t></m:r>`;
const part = (name: string, text: string): string => `<m:${name}>${r(text)}</m:${name}>`;
const x = '<mi>x</mi>';
const y = '<mi>y</mi>';
const n = '<mi>n</mi>';

it.each([
  ['a fraction', `<m:f>${part('num', 'x')}${part('den', 'y')}</m:f>`, `<mfrac>${x}${y}</mfrac>`],
  [
    'a fraction without a bar',
    `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${part('num', 'x')}${part('den', 'y')}</m:f>`,
    `<mfrac linethickness="0">${x}${y}</mfrac>`,
  ],
  [
    'a linear fraction',
    `<m:f><m:fPr><m:type m:val="lin"/></m:fPr>${part('num', 'x')}${part('den', 'y')}</m:f>`,
    `<mrow>${x}<mo>/</mo>${y}</mrow>`,
  ],
  [
    'a square root',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${part('e', 'x')}</m:rad>`,
    `<msqrt>${x}</msqrt>`,
  ],
  [
    'a root with a degree',
    `<m:rad>${part('deg', '3')}${part('e', 'x')}</m:rad>`,
    `<mroot>${x}<mn>3</mn></mroot>`,
  ],
  ['a subscript', `<m:sSub>${part('e', 'x')}${part('sub', 'n')}</m:sSub>`, `<msub>${x}${n}</msub>`],
  ['a superscript', `<m:sSup>${part('e', 'x')}${part('sup', 'n')}</m:sSup>`, `<msup>${x}${n}</msup>`],
  [
    'both scripts',
    `<m:sSubSup>${part('e', 'x')}${part('sub', 'n')}${part('sup', '2')}</m:sSubSup>`,
    `<msubsup>${x}${n}<mn>2</mn></msubsup>`,
  ],
  [
    'scripts before',
    `<m:sPre>${part('sub', 'n')}${part('sup', '2')}${part('e', 'x')}</m:sPre>`,
    `<mmultiscripts>${x}<mprescripts></mprescripts>${n}<mn>2</mn></mmultiscripts>`,
  ],
  [
    'a sum with limits',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr>${part('sub', 'n')}${part('sup', '9')}${part('e', 'x')}</m:nary>`,
    `<mrow><munderover><mo largeop="true">∑</mo>${n}<mn>9</mn></munderover>${x}</mrow>`,
  ],
  [
    'an integral whose upper limit is hidden',
    `<m:nary><m:naryPr><m:supHide m:val="1"/></m:naryPr>${part('sub', 'n')}<m:sup/>${part('e', 'x')}</m:nary>`,
    `<mrow><msub><mo largeop="true">∫</mo>${n}</msub>${x}</mrow>`,
  ],
  [
    'brackets with a separator',
    `<m:d><m:dPr><m:begChr m:val="["/><m:sepChr m:val=";"/><m:endChr m:val=""/></m:dPr>${part('e', 'x')}${part('e', 'y')}</m:d>`,
    `<mrow><mo fence="true" stretchy="true">[</mo>${x}<mo fence="true" stretchy="true">;</mo>${y}</mrow>`,
  ],
  [
    'a matrix',
    `<m:m><m:mPr><m:mcs><m:mc><m:mcPr><m:count m:val="2"/><m:mcJc m:val="left"/></m:mcPr></m:mc></m:mcs></m:mPr><m:mr>${part('e', 'x')}${part('e', 'y')}</m:mr></m:m>`,
    `<mtable><mtr><mtd class="equation-left">${x}</mtd><mtd class="equation-left">${y}</mtd></mtr></mtable>`,
  ],
  [
    'equations under each other, aligned at marks',
    `<m:eqArr><m:e>${r('x&amp;=y')}</m:e><m:e>${r('n')}</m:e></m:eqArr>`,
    `<mtable><mtr><mtd class="equation-right">${x}</mtd><mtd class="equation-left"><mrow><mo>=</mo>${y}</mrow></mtd></mtr><mtr><mtd class="equation-right">${n}</mtd></mtr></mtable>`,
  ],
  [
    'an accent',
    `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr>${part('e', 'x')}</m:acc>`,
    `<mover accent="true">${x}<mo stretchy="false">→</mo></mover>`,
  ],
  [
    'a bar above',
    `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${part('e', 'x')}</m:bar>`,
    `<mover>${x}<mo stretchy="true">‾</mo></mover>`,
  ],
  [
    'a brace below',
    `<m:groupChr>${part('e', 'x')}</m:groupChr>`,
    `<munder>${x}<mo stretchy="true">⏟</mo></munder>`,
  ],
  ['a limit below', `<m:limLow>${part('e', 'x')}${part('lim', 'n')}</m:limLow>`, `<munder>${x}${n}</munder>`],
  ['a limit above', `<m:limUpp>${part('e', 'x')}${part('lim', 'n')}</m:limUpp>`, `<mover>${x}${n}</mover>`],
  [
    'a function',
    `<m:func><m:fName>${r('sin', '<m:sty m:val="p"/>')}</m:fName>${part('e', 'x')}</m:func>`,
    `<mrow><mi>sin</mi><mo>\u2061</mo>${x}</mrow>`,
  ],
  ['a box', `<m:box>${part('e', 'x')}</m:box>`, x],
  [
    'a box with borders',
    `<m:borderBox>${part('e', 'x')}</m:borderBox>`,
    `<mrow class="equation-boxed">${x}</mrow>`,
  ],
  [
    'a hidden part that takes its space',
    `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>${part('e', 'x')}</m:phant>`,
    `<mphantom>${x}</mphantom>`,
  ],
  ['numbers, operators and letters', r('2x-1,5'), `<mrow><mn>2</mn>${x}<mo>−</mo><mn>1,5</mn></mrow>`],
  ['plain words', r('if x', '<m:nor/>'), '<mtext>if\u00a0x</mtext>'],
  ['an upright letter', r('d', '<m:sty m:val="p"/>'), '<mi mathvariant="normal">d</mi>'],
  ['bold letters', r('xα', '<m:sty m:val="bi"/>'), '<mrow><mi>𝒙</mi><mi>𝜶</mi></mrow>'],
  ['double-struck letters', r('RA', '<m:scr m:val="double-struck"/>'), '<mrow><mi>ℝ</mi><mi>𝔸</mi></mrow>'],
])('%s of an equation is drawn as MathML', (_name, markup, math) => {
  expect(read(markup)).toBe(math);
});

it('an equation in a paragraph of its own is a block with its text for programs that cannot read it', () => {
  const root = readElement(`<m:oMathPara><m:oMath>${r('x')}</m:oMath></m:oMathPara>`);
  if (root === null) throw new Error('The markup of the test is broken');
  expect(toText(readEquation(root, { isBlock: true, text: 'x' }))).toBe(
    `<math display="block" alttext="x">${x}</math>`,
  );
});

it('a deeply nested equation ends', () => {
  const depth = 500;
  const markup = `${'<m:box><m:e>'.repeat(depth)}${r('x')}${'</m:e></m:box>'.repeat(depth)}`;
  expect(read(markup)).toBe('<mrow></mrow>');
});
