/** Parameters of the form POST that opened this page; the server embeds them in the page as JSON (docs/editor-protocol.md#opening-the-frame). */
export interface Boot {
  wopiSrc: string;
  /** Empty if the document is opened without a network. */
  accessToken: string;
  /** Milliseconds since 1970; 0 means unknown. */
  accessTokenTtl: number;
  uiDefaults: string;
  cssVariables: string;
  lang: string;
  permission: 'edit' | 'view';
  closeButton: boolean;
  /** Key of the copies on this device, in base64url; empty if the document is opened from its host. */
  deviceKey: string;
}

/** Reads the boot element; null when the page was opened without one (by hand, or with a WOPISrc that is not allowed). */
export function readBoot(text: string | null, pageAddress: string): Boot | null {
  if (text === null || text.trim() === '') return null;
  const values = new Map<string, unknown>(Object.entries(asObject(JSON.parse(text))));
  const readString = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (readString('wopiSrc') === '' || readString('accessToken') === '') return null;
  return {
    // Our own server gives the file as a path, which is resolved against the origin that this page was loaded from.
    wopiSrc: new URL(readString('wopiSrc'), pageAddress).href,
    accessToken: readString('accessToken'),
    accessTokenTtl: Number(values.get('accessTokenTtl')) || 0,
    uiDefaults: readString('uiDefaults'),
    cssVariables: readString('cssVariables'),
    lang: readString('lang'),
    permission: readString('permission') === 'edit' ? 'edit' : 'view',
    closeButton: values.get('closeButton') === true,
    deviceKey: '',
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
