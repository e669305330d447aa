/** The domain of placeholder addresses (RFC 6761) for accounts without a known email address. No mail is sent there. */
const nowhere = 'no-address.invalid';

export function placeholderAddress(name: string): string {
  return `${name}@${nowhere}`;
}

export function isPlaceholderAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${nowhere}`);
}

/** An address as people see it: empty if none is known. */
export function shownAddress(address: string): string {
  return isPlaceholderAddress(address) ? '' : address;
}
