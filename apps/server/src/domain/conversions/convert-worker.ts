import { type ConversionLoss, convertedKindOf, type OpenDocumentKind } from '@redraft/contracts';
import { DocumentError, findConversionLosses, removeActiveContent } from '@redraft/documents';
import { contentProblem } from '../office-files/worker-exports.ts';
import { zipCodec } from '../revisions/worker-exports.ts';

export type ConvertWork =
  | { kind: 'prepare'; source: Uint8Array }
  | { kind: 'judge'; source: Uint8Array; result: Uint8Array; from: OpenDocumentKind };
export type ConvertWorkDone =
  | { kind: 'prepared'; source: Uint8Array }
  | { kind: 'judged'; losses: ConversionLoss[] }
  | { kind: 'refused'; reason: string };

/** Runs in a worker thread: inflates all parts of a file. */
export default function checkConversion(work: ConvertWork): ConvertWorkDone {
  try {
    return work.kind === 'prepare' ? prepare(work.source) : judge(work);
  } catch (cause) {
    if (cause instanceof DocumentError) return { kind: 'refused', reason: `${cause.code}: ${cause.message}` };
    throw cause;
  }
}

/** LibreOffice is given a file without anything that runs or loads from elsewhere. Fails if a part is larger than it says. */
function prepare(source: Uint8Array): ConvertWorkDone {
  return { kind: 'prepared', source: removeActiveContent(source, zipCodec) };
}

function judge({ source, result, from }: Extract<ConvertWork, { kind: 'judge' }>): ConvertWorkDone {
  const found = contentProblem(result, convertedKindOf[from], zipCodec);
  if (found && found.problem !== 'macros') return { kind: 'refused', reason: found.reason };
  return { kind: 'judged', losses: findConversionLosses({ source, result, kind: from, codec: zipCodec }) };
}
