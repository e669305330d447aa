export { JourneyFrame } from './journey-frame.tsx';
export { journeyAddress, readTarget } from './redirect-target.ts';
export { type SignInMethods, useSignInMethods } from './use-sign-in-methods.ts';
export { useTarget } from './use-target.ts';
