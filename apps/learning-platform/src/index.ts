export {
  type LaunchCase,
  launchCases,
  type RegistrationCase,
  registrationCases,
  type ServiceCase,
  serviceCases,
} from './cases.ts';
export { startDemoPlatform } from './demo.ts';
export type { Fault, ServiceName } from './disturbances.ts';
export { createKeyRing } from './keys.ts';
export { type Browser, createBrowser, type LaunchResult, type Send } from './launch/drive.ts';
export type { LaunchOptions } from './launch/messages.ts';
export type { MisbehaviourName } from './launch/misbehaviours.ts';
export { createLearningPlatform, type LearningPlatform, type PlatformOptions } from './platform.ts';
export { claimNames, mediaTypes, scopes } from './vocabulary.ts';
export { addMember, addWorld, world } from './world.ts';
