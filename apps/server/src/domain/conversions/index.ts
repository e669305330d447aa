export { eraseConversions } from './erase.ts';
export { conversionJobs } from './jobs.ts';
export { makeNextConversion } from './make-conversion.ts';
export { type ConvertedFile, readConversion, requestConversion, takeConverted } from './service.ts';
