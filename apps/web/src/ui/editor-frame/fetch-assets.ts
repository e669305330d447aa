const fetched = new Set<string>();

/**
 * Prefetches the editor's assets into the HTTP cache before the form is posted, each once. Failures are ignored: the editor requests them again and
 * reports errors.
 */
export function fetchAssets(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (fetched.has(address)) continue;
    fetched.add(address);
    void fetch(address, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => fetched.delete(address));
  }
}
