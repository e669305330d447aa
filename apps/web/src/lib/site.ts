import { parseJson } from './browser-storage.ts';
import { isRecord } from './records.ts';

/** Who runs this Redraft, as the server wrote it into the page. */
interface Site {
  /** For general questions. */
  email: string;
  /** Null where nobody has said. */
  operator: string | null;
  /** Where the operator is at home on the web. */
  operatorUrl: string;
}

let known: Site | undefined;

/** Read when it is first asked for. */
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
