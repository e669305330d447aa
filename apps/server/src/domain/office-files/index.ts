export { blankFile } from './blank-file.ts';
export { checkReplacement, contentProblem, extensionOfName } from './content-rules.ts';
export { downloadFile } from './download.ts';
