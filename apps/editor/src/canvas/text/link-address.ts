/** Normalises a typed address: adds a missing protocol; null if it is not a valid address. */
export function toLinkAddress(input: string): string | null {
  const text = input.trim();
  if (/^mailto:[^\s@]+@\S+$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/.]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(address) && !/^https?:\/\/localhost/i.test(address))
    return null;
  return URL.canParse(address) ? address : null;
}
