export { type EditorSampleFacts, editorSampleAccess, editorSampleFacts } from './access.ts';
export { provideSample } from './service.ts';
