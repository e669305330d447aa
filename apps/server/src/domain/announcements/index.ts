export type { AnnouncementRow } from './queries.ts';
export {
  announce,
  announcementsTold,
  changeAnnouncement,
  readAnnouncements,
  withdrawAnnouncement,
} from './service.ts';
