export { PolicyFrame } from './policy-frame.tsx';
