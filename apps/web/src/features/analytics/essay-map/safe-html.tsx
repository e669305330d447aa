import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';

/**
 * Converts the server's HTML to React elements: only these tags and attributes, and only plain background colours. Other markup becomes text, so
 * nothing can run, load or navigate.
 */
const tags = new Set(
  'table caption colgroup col thead tbody tfoot tr th td p div section figure figcaption h2 h3 h4 ul ol li span strong em br'.split(
    ' ',
  ),
);
const droppedTags = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'EMBED', 'LINK', 'META']);
const voidTags = new Set(['br', 'col']);
const attributes = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  title: 'title',
  lang: 'lang',
  dir: 'dir',
};
const plainColour = /^(#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/]+\))$/i;

export function parseSafeHtml(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(removeStyles(html), 'text/html');
  return convertChildren(body);
}

/** Parsing `style` attributes violates the page's Content Security Policy, even if nothing is rendered. */
function removeStyles(html: string): string {
  return html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
}

function convertChildren(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => convertElement(node, index));
}

function convertElement(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || droppedTags.has(node.tagName)) return null;
  const tag = node.tagName.toLowerCase();
  if (!tags.has(tag)) return createElement(Fragment, { key }, ...convertChildren(node));
  const props = { key, ...convertAttributes(node) };
  return voidTags.has(tag) ? createElement(tag, props) : createElement(tag, props, ...convertChildren(node));
}

function convertAttributes(element: Element): Record<string, string | CSSProperties> {
  const allowedAttributes: Record<string, string | CSSProperties> = {};
  for (const [name, property] of Object.entries(attributes)) {
    const value = element.getAttribute(name);
    if (value !== null) allowedAttributes[property] = value;
  }
  const colour = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i
    .exec(element.getAttribute('data-style') ?? '')?.[1]
    ?.trim();
  if (colour !== undefined && plainColour.test(colour)) allowedAttributes.style = { backgroundColor: colour };
  return allowedAttributes;
}
