/** Tells the parent where this host listens, and ends with it. */
export function reportPort(port: number): void {
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}
