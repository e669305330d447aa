/** What holds content, in the model of the library. */
const holders = [
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

/** Everything in content of the library's model, in the order in which it is written; of what `visit` answers true nothing within is looked at. */
export function visitContent(content: unknown, visit: (value: object) => boolean): void {
  if (Array.isArray(content)) for (const one of content) visitContent(one, visit);
  else if (typeof content === 'object' && content !== null && !visit(content)) {
    for (const key of holders) if (key in content) visitContent(Reflect.get(content, key), visit);
  }
}
