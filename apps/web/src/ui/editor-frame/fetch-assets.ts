/**
 * Prefetches the editor's assets into the HTTP cache before the form is posted. Failures are ignored: the editor requests them again and reports
 * errors.
 */
export function fetchAssets(addresses: readonly string[]): void {
  for (const address of addresses)
    void fetch(address, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}
