export { type AnnouncementRow, takeAnnouncementsToMail } from './queries.ts';
export {
  announce,
  changeAnnouncement,
  listCurrentAnnouncements,
  readAnnouncements,
  withdrawAnnouncement,
} from './service.ts';
