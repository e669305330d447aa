import { parseJson } from './browser-storage.ts';
import { isRecord } from './records.ts';

/** The operator of this installation, as embedded in the page by the server. */
interface Site {
  /** Contact address for general questions. */
  email: string;
  /** Null if not configured. */
  operator: string | null;
  /** The operator's website. */
  operatorUrl: string;
  /** Whether devices may keep assignments for work without a network. */
  offlineWriting: boolean;
  /** Whether the language menu has the pseudo-languages. */
  hasPseudoLanguages: boolean;
}

let cachedSite: Site | undefined;

/** Parsed on first use. */
export function getSite(): Site {
  cachedSite ??= readSite();
  return cachedSite;
}

/** For rendering without a page. */
export function setSite(site: Site): void {
  cachedSite = site;
}

function readSite(): Site {
  const embeddedJson = parseJson(
    document.querySelector('meta[name="redraft-site"]')?.getAttribute('content') ?? null,
  );
  const values = isRecord(embeddedJson) ? embeddedJson : {};
  const readText = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  return {
    email: readText('email') ?? `info@${window.location.hostname}`,
    operator: readText('operator'),
    operatorUrl: readText('operatorUrl') ?? `${window.location.origin}/`,
    offlineWriting: values.offlineWriting !== false,
    hasPseudoLanguages: values.hasPseudoLanguages === true,
  };
}
