/** An element of MathML as plain data. */
export interface MathNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly MathNode[];
}

export function createMath(
  tag: string,
  content: MathNode['content'],
  attributes: MathNode['attributes'] = {},
): MathNode {
  return { tag, attributes, content };
}

/** Several elements as one; a single one needs no row. */
export function createRow(nodes: readonly MathNode[]): MathNode {
  const [only] = nodes;
  return nodes.length === 1 && only !== undefined ? only : createMath('mrow', nodes);
}

/** An operator (`mo`): also brackets, bars and signs of sums. */
export const createSign = (text: string, attributes: MathNode['attributes'] = {}): MathNode =>
  createMath('mo', text, attributes);

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

export function drawMath({ tag, attributes, content }: MathNode, document: Document): Element {
  const element = document.createElementNS(mathNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (typeof content === 'string') element.textContent = content;
  else element.append(...content.map((child) => drawMath(child, document)));
  return element;
}
