export { type MessageType, type ServiceScope, serviceScopes } from './claim-names.ts';
export { connectContext, readConnection } from './connections.ts';
export { previewCourseRoster, readCourseRoster, synchroniseRoster } from './course-roster.ts';
export { answerDeepLinking, readDeepLinking, takeDeepLinkingResponse } from './deep-linking.ts';
export { requestCourseRosters, synchroniseDueRoster } from './due-rosters.ts';
export { eraseLtiIdentities } from './erase.ts';
export { courseRostersFollowUp, platformGradesFollowUp } from './follow-up.ts';
export { createLtiHost, type LtiHost } from './host.ts';
export { ltiJobs } from './jobs.ts';
export { joinAccount } from './joining.ts';
export { type Launch, localeOf, verifyLaunch } from './launch-rules.ts';
export { type Arrival, acceptLaunch, openLaunchedSession } from './launches.ts';
export {
  findLogin,
  finishLogin,
  type KnownLogin,
  type LoginParameters,
  loginParametersSchema,
  startLogin,
} from './logins.ts';
export { listPlatformsOfIssuer, type PlatformRow, selectOptionalPlatform } from './platform-queries.ts';
export { choosePlatform } from './platform-rules.ts';
export { platformServices, setUpPlatformServices } from './platform-services.ts';
export { addPlatform, approvePlatform, changePlatform, listPlatforms, removePlatform } from './platforms.ts';
export { listRefusals, noteRefusal } from './refusals.ts';
export { invitePlatform, registerByInvitation } from './registration.ts';
export type { Agreement } from './registration-rules.ts';
export { chooseLinkTarget, readBareLink } from './resource-links.ts';
export { updateScores, updateScoresOf } from './scores.ts';
export { setToolKeySecret } from './sealing.ts';
export { sendDueGrades } from './send-scores.ts';
export { listSentScores, sendScoreAgain } from './sent-scores.ts';
export { readToolKeySet } from './tool-keys.ts';
