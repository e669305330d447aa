export { type EditorSampleFacts, editorSampleAccess, editorSampleFacts } from './access.ts';
export { eraseSamples } from './erase.ts';
export { provideSample } from './service.ts';
