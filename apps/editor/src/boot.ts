/** Parameters of the form POST that opened this page; the server embeds them in the page as JSON (docs/editor-protocol.md#opening-the-frame). */
export interface Boot {
  wopiSrc: string;
  accessToken: string;
  /** Milliseconds since 1970; 0 means unknown. */
  accessTokenTtl: number;
  uiDefaults: string;
  cssVariables: string;
  lang: string;
  permission: 'edit' | 'view';
  closeButton: boolean;
}

/** Reads the boot element; null when the page was opened without one (by hand, or with a WOPISrc that is not allowed). */
export function readBoot(text: string | null, pageAddress: string): Boot | null {
  if (text === null || text.trim() === '') return null;
  const values = new Map<string, unknown>(Object.entries(asObject(JSON.parse(text))));
  const string = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (string('wopiSrc') === '' || string('accessToken') === '') return null;
  return {
    // Our own server gives the file as a path, which is resolved against the origin that this page was loaded from.
    wopiSrc: new URL(string('wopiSrc'), pageAddress).href,
    accessToken: string('accessToken'),
    accessTokenTtl: Number(values.get('accessTokenTtl')) || 0,
    uiDefaults: string('uiDefaults'),
    cssVariables: string('cssVariables'),
    lang: string('lang'),
    permission: string('permission') === 'edit' ? 'edit' : 'view',
    closeButton: values.get('closeButton') === true,
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
