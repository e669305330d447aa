/** Properties of the library's model that hold content. */
const contentKeys = [
  'content',
  'rows',
  'cells',
  'children',
  'structure',
  'fieldResult',
  'runs',
  'shape',
  'textBody',
];

/** Visits all content of the library's model in document order; if `visit` returns true, the children are skipped. */
export function visitContent(content: unknown, visit: (value: object) => boolean): void {
  if (Array.isArray(content)) for (const one of content) visitContent(one, visit);
  else if (typeof content === 'object' && content !== null && !visit(content)) {
    for (const key of contentKeys) if (key in content) visitContent(Reflect.get(content, key), visit);
  }
}
