const comparedTypes: ReadonlySet<string> = new Set(['xlsx', 'xltx', 'pptx', 'potx', 'odg', 'otg']);

/** Whether a file, by its extension, has a history by cells or by slides and pages. */
export function hasFileHistory(extension: string): boolean {
  return comparedTypes.has(extension);
}
