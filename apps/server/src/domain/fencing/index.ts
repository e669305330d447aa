export { fenceTexts, type TextScope } from './service.ts';
