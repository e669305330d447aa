/**
 * Brings what the editor will load into the browser's cache while its form waits to be posted. What does not come is fetched by the
 * editor itself, which tells what goes wrong.
 */
export function fetchAssets(addresses: readonly string[]): void {
  for (const address of addresses)
    void fetch(address, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}
