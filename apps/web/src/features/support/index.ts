export { RequestSupport } from './request-support.tsx';
