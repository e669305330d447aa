/** Where nobody reads (RFC 6761): the address of an account of which none is known. Nothing is sent there. */
const nowhere = 'no-address.invalid';

export function placeholderAddress(name: string): string {
  return `${name}@${nowhere}`;
}

export function isPlaceholderAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${nowhere}`);
}
