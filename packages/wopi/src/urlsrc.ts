/**
 * Fills the `urlsrc` of a discovery action (docs/editor-protocol.md#discovery): ends in `?` (Collabora), in `&` (Microsoft) or in neither,
 * and may hold `<name=VALUE&>` placeholders, which are filled when a value for VALUE is given and dropped otherwise.
 */
export function fillUrlsrc(
  urlsrc: string,
  parameters: Readonly<Record<string, string>>,
  placeholders: Readonly<Record<string, string>> = {},
): string {
  const filled = urlsrc.replace(/<([^=<>]+)=([^&<>]*)(&?)>/g, (_whole, name: string, value: string) => {
    const given = placeholders[value];
    return given === undefined ? '' : `${name}=${encodeURIComponent(given)}&`;
  });
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  if (query === '') return filled;
  const separator = /[?&]$/.test(filled) ? '' : filled.includes('?') ? '&' : '?';
  return `${filled}${separator}${query}`;
}
