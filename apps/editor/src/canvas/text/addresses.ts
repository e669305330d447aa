/** Normalises a typed address: adds a missing protocol; null if it is not a valid address. */
export function asAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^mailto:[^\s@]+@\S+$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/.]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(whole) && !/^https?:\/\/localhost/i.test(whole)) return null;
  return URL.canParse(whole) ? whole : null;
}
