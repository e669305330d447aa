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
}

let known: Site | undefined;

/** Parsed on first use. */
export function siteOfPage(): Site {
  known ??= readSite();
  return known;
}

function readSite(): Site {
  const written = parseJson(
    document.querySelector('meta[name="redraft-site"]')?.getAttribute('content') ?? null,
  );
  const values = isRecord(written) ? written : {};
  const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  return {
    email: textOf('email') ?? `info@${window.location.hostname}`,
    operator: textOf('operator'),
    operatorUrl: textOf('operatorUrl') ?? `${window.location.origin}/`,
  };
}
