export { ImportButton } from './import-button.tsx';
export { InvitedActions, InvitedDetails, InvitedState } from './invited-person.tsx';
export { RosterMenu } from './roster-menu.tsx';
export { UnmailedNotice } from './unmailed-notice.tsx';
