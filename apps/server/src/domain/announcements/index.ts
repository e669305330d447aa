export { type AnnouncementRow, takeAnnouncementsToMail } from './queries.ts';
export {
  announce,
  announcementsTold,
  changeAnnouncement,
  readAnnouncements,
  withdrawAnnouncement,
} from './service.ts';
