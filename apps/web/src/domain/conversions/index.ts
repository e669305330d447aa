export { convertForFile, convertForTemplate, importConverted } from './conversion-calls.ts';
export { ConversionLosses } from './conversion-losses.tsx';
export { ConversionProgress } from './conversion-progress.tsx';
export { hasEnding, useAcceptedOpenDocument } from './use-accepted-open-document.ts';
export { useConversion } from './use-conversion.ts';
