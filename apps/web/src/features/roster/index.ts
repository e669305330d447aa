export { InvitationList } from './invitation-list.tsx';
export { RosterMenu } from './roster-menu.tsx';
